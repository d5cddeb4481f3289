import type { FaqData } from '@/redux/pages/faq/schema'

export const texts: FaqData = {
  payment: {
    icon: 'credit-card',
    title: 'Zahlung',
    subtitle: 'Karten, Rechnungen und Erstattungen',
    qandA: [
      {
        key: 'when-is-my-card-charged',
        question: 'Wann wird meine Karte belastet?',
        ans: 'Sobald Ihre Bestellung das Lager verlässt, nicht schon beim Bestellen. An der Kasse lassen wir den Betrag bei Ihrer Bank nur reservieren; auf Ihrem Konto erscheint er dann eventuell als vorgemerkter Umsatz. Wird ein Teil der Bestellung später verschickt, buchen wir diesen Teil auch erst später ab.',
      },
      {
        key: 'which-payment-methods-do-you-accept',
        question: 'Welche Zahlungsarten bieten Sie an?',
        ans: 'Kredit- und Debitkarten, Überweisung und für Geschäftskunden den Kauf auf Rechnung mit 14 Tagen Zahlungsziel. An der Kasse sehen Sie nur die Zahlungsarten, die in Ihrem Land und für Ihre Bestellung verfügbar sind.',
      },
      {
        key: 'why-was-my-payment-declined',
        question: 'Warum wurde meine Zahlung abgelehnt?',
        ans: 'Meist hat die Bank den Kauf nicht zuordnen können, die Karte ist abgelaufen oder die Rechnungsadresse weicht von der bei der Bank hinterlegten ab. Prüfen Sie zuerst diese drei Punkte und versuchen Sie es dann noch einmal. Wird die Zahlung wieder abgelehnt, rufen Sie die Nummer auf der Rückseite Ihrer Karte an: Händlern nennen Banken den Grund nicht.',
      },
      {
        key: 'is-it-safe-to-store-my-card-with-you',
        question: 'Ist es sicher, meine Karte bei Ihnen zu hinterlegen?',
        ans: 'Ja. Die Kartennummer geht direkt an den Zahlungsdienstleister und erreicht unsere Server nie. Wir speichern nur die letzten vier Ziffern, das Ablaufdatum und ein Token, mit dem sonst niemand etwas anfangen kann. In den Abrechnungseinstellungen können Sie eine hinterlegte Karte jederzeit entfernen.',
      },
      {
        key: 'can-i-get-an-invoice-with-my-vat-number',
        question: 'Kann ich eine Rechnung mit meiner USt-IdNr. bekommen?',
        ans: 'Tragen Sie die Nummer vor dem Bestellen bei der Rechnungsadresse ein, dann steht sie ab sofort auf jeder Rechnung. Haben Sie schon bestellt, wenden Sie sich innerhalb von 30 Tagen an den Support. Danach ist der Steuerzeitraum möglicherweise abgeschlossen, und wir können die Rechnung nicht mehr neu ausstellen.',
      },
      {
        key: 'how-do-coupon-codes-work',
        question: 'Wie funktionieren Gutscheincodes?',
        ans: 'Geben Sie den Code im Warenkorb ein, nicht erst bei der Zahlung. So sehen Sie den neuen Gesamtbetrag, bevor Sie sich entscheiden. Codes lassen sich nicht kombinieren: Bei zwei Codes gilt der höhere Rabatt. Bereits reduzierte Artikel werden nicht noch einmal günstiger.',
      },
    ],
  },
  delivery: {
    icon: 'truck',
    title: 'Lieferung',
    subtitle: 'Wo Ihr Paket ist und wann es ankommt',
    qandA: [
      {
        key: 'how-long-does-delivery-take',
        question: 'Wie lange dauert die Lieferung?',
        ans: 'Je nach Produkt und Entfernung ein bis acht Tage. Das Datum in Ihrem Warenkorb ist für Ihre Adresse und unseren Lagerbestand berechnet. Verlassen Sie sich darauf, nicht auf eine Faustregel. Was Sie an einem Werktag bis 12 Uhr bestellen, verschicken wir noch am selben Tag.',
      },
      {
        key: 'which-products-ship-for-free',
        question: 'Welche Produkte sind versandkostenfrei?',
        ans: 'Alle mit dem Hinweis „Versandkostenfrei“. Enthält Ihre Bestellung ein solches Produkt, ist der Versand der gesamten Bestellung kostenlos. Ausgenommen sind sperrige Artikel wie Fahrräder und Schreibtische; das steht dann auf der Produktseite.',
      },
      {
        key: 'how-can-i-track-my-package',
        question: 'Wie kann ich mein Paket verfolgen?',
        ans: 'Den Link zur Sendungsverfolgung finden Sie in der Versandbestätigung und auf der Seite der Bestellung. Bis der Paketdienst die Sendung zum ersten Mal scannt, kann es Abend werden. Tut sich drei Werktage lang nichts, melden Sie sich, und wir forschen nach.',
      },
      {
        key: 'can-i-change-the-delivery-address-after-ordering',
        question: 'Kann ich die Lieferadresse nach dem Bestellen ändern?',
        ans: 'Ja, solange die Bestellung den Status „Aufgegeben“ hat: Schreiben Sie uns, wir ändern die Adresse. Ist das Paket schon unterwegs, kann es nur noch der Paketdienst umleiten, meist über die Sendungsverfolgung und manchmal gegen eine kleine Gebühr.',
      },
      {
        key: 'do-you-deliver-to-other-countries',
        question: 'Liefern Sie auch in andere Länder?',
        ans: 'Ja, in 38 Länder. Einfuhrabgaben sind im Preis enthalten, bei der Zustellung zahlen Sie also nichts. Fehlt Ihr Land in der Liste an der Kasse, können wir das noch nicht garantieren und möchten Ihnen unangenehme Überraschungen ersparen.',
      },
      {
        key: 'what-happens-if-i-am-not-at-home',
        question: 'Was passiert, wenn ich nicht zu Hause bin?',
        ans: 'Der Paketdienst versucht es am nächsten Werktag noch einmal. Danach liegt das Paket sieben Tage lang in einer Abholstation in Ihrer Nähe. Über die Sendungsverfolgung können Sie auch vorab jemanden aus der Nachbarschaft oder einen Ablageort angeben.',
      },
    ],
  },
  cancellationReturn: {
    icon: 'rotate-ccw',
    title: 'Storno und Rückgabe',
    subtitle: 'Doch anders entschieden? So geht’s weiter',
    qandA: [
      {
        key: 'how-do-i-cancel-an-order',
        question: 'Wie storniere ich eine Bestellung?',
        ans: 'Öffnen Sie die Bestellung, bevor sie verschickt ist, und wählen Sie „Bestellung stornieren“. Der auf Ihrer Karte reservierte Betrag wird sofort freigegeben. Wann Sie das auf dem Konto sehen, hängt von Ihrer Bank ab, selten dauert es länger als drei Tage.',
      },
      {
        key: 'how-long-do-i-have-to-return-something',
        question: 'Wie lange kann ich etwas zurückgeben?',
        ans: '30 Tage ab Lieferung. Probieren Sie das Produkt so aus, wie Sie es im Laden tun würden: auspacken, ansehen, einschalten. Zeigt es stärkere Gebrauchsspuren, erstatten wir möglicherweise nicht den vollen Preis. Das teilen wir Ihnen vorher mit.',
      },
      {
        key: 'who-pays-for-the-return',
        question: 'Wer trägt die Kosten der Rücksendung?',
        ans: 'Wir, wenn das Produkt defekt oder beschädigt ist oder nicht Ihrer Bestellung entspricht. Gefällt es Ihnen einfach nicht, ziehen wir eine Pauschale von der Erstattung ab. Sie sehen den Betrag, bevor Sie die Rücksendung bestätigen.',
      },
      {
        key: 'when-do-i-get-my-refund',
        question: 'Wann bekomme ich mein Geld zurück?',
        ans: 'Innerhalb von fünf Werktagen, nachdem das Paket bei uns eingetroffen ist, auf dem ursprünglichen Zahlungsweg. Bis eine Erstattung auf der Kartenabrechnung erscheint, können noch einige Tage vergehen. Geschenkkarten laden wir sofort wieder auf.',
      },
      {
        key: 'what-if-my-order-arrives-damaged',
        question: 'Was tun, wenn meine Bestellung beschädigt ankommt?',
        ans: 'Fotografieren Sie das Paket von außen und den Schaden, und schicken Sie uns beide Fotos innerhalb von 48 Stunden. Heben Sie die Verpackung auf, denn vielleicht möchte der Paketdienst sie sehen. Sie haben die Wahl zwischen Ersatz und Erstattung.',
      },
      {
        key: 'which-products-can-t-be-returned',
        question: 'Welche Produkte kann ich nicht zurückgeben?',
        ans: 'Geöffnete Lebensmittel, getragene In-Ear-Kopfhörer, aufgedeckte Softwareschlüssel und Sonderanfertigungen. Die Produktseite weist Sie vor dem Kauf darauf hin.',
      },
    ],
  },
  myOrders: {
    icon: 'package',
    title: 'Meine Bestellungen',
    subtitle: 'Einkäufe finden, ändern und nachbestellen',
    qandA: [
      {
        key: 'where-do-i-find-my-past-orders',
        question: 'Wo finde ich meine früheren Bestellungen?',
        ans: 'In Ihrem Konto unter „Bestellungen“, die neuesten zuerst. Suchen können Sie nach Bestellnummer, Produkt oder Jahr. Was Sie als Gast bestellt haben, kommt hinzu, sobald Sie sich mit derselben E-Mail-Adresse registrieren.',
      },
      {
        key: 'what-do-the-order-statuses-mean',
        question: 'Was bedeutet der Status meiner Bestellung?',
        ans: 'Aufgegeben: Die Bestellung ist bei uns eingegangen, Sie können sie noch stornieren. Versandt: Der Paketdienst hat sie gescannt. Zugestellt: Sie wurde übergeben. Storniert: Sie wird nicht verschickt, und Sie bekommen Ihr Geld zurück. Zurückgesendet: Alle Artikel sind wieder bei uns.',
      },
      {
        key: 'can-i-add-a-product-to-an-order-i-have-already-placed',
        question: 'Kann ich eine aufgegebene Bestellung noch um ein Produkt ergänzen?',
        ans: 'Nein, denn die Zahlung gilt für den Gesamtbetrag, den Sie bestätigt haben. Bestellen Sie stattdessen ein zweites Mal an dieselbe Adresse: Ist die erste Bestellung noch nicht gepackt, kommt beides in einen Karton, und die zweiten Versandkosten erstatten wir automatisch.',
      },
      {
        key: 'why-did-my-order-arrive-in-several-packages',
        question: 'Warum kam meine Bestellung in mehreren Paketen?',
        ans: 'Die Produkte lagen in verschiedenen Lagern, oder eines war zu groß für den Karton. Versandkosten zahlen Sie pro Bestellung nur einmal, und jedes Paket hat seine eigene Sendungsverfolgung.',
      },
      {
        key: 'how-do-i-reorder-something',
        question: 'Wie bestelle ich etwas nach?',
        ans: 'Öffnen Sie die alte Bestellung und wählen Sie „Erneut bestellen“. Alles, was noch auf Lager ist, landet zum heutigen Preis in Ihrem Warenkorb. Produkte, die es nicht mehr gibt, listen wir auf, damit Sie Ersatz finden.',
      },
      {
        key: 'an-item-is-missing-from-my-package-what-now',
        question: 'In meinem Paket fehlt ein Artikel. Was nun?',
        ans: 'Sehen Sie zuerst auf den Packzettel: Vielleicht kommt der Artikel separat. Sollte er im Paket liegen, melden Sie das Fehlen innerhalb von sieben Tagen auf der Seite der Bestellung. Wir prüfen das Gewicht, das der Paketdienst erfasst hat, und schicken den Artikel noch einmal, meist am selben Tag.',
      },
    ],
  },
  productServices: {
    icon: 'settings',
    title: 'Produkte und Service',
    subtitle: 'Garantie, Reparatur und Hilfe beim Einrichten',
    qandA: [
      {
        key: 'how-long-is-the-warranty',
        question: 'Wie lange gilt die Garantie?',
        ans: 'Zwei Jahre auf alles mit Stecker oder Akku, ein Jahr auf alles andere. Sie beginnt am Tag der Lieferung und bleibt beim Produkt, auch wenn Sie es verkaufen oder verschenken.',
      },
      {
        key: 'do-you-repair-products-outside-the-warranty',
        question: 'Reparieren Sie auch nach Ablauf der Garantie?',
        ans: 'Ja. Ersatzteile halten wir noch fünf Jahre vor, nachdem ein Produkt aus dem Sortiment gegangen ist. Sie erfahren vorab einen Festpreis. Kostet die Reparatur mehr als die Hälfte eines neuen Geräts, sagen wir Ihnen das.',
      },
      {
        key: 'how-are-the-star-ratings-calculated',
        question: 'Wie werden die Sterne berechnet?',
        ans: 'Sie sind der Durchschnitt aller Bewertungen von Personen, die das Produkt bei uns gekauft haben, gerundet auf ganze Sterne. Wir löschen keine Bewertung, weil sie unfreundlich ist, sondern nur, wenn sie andere Personen nennt oder von etwas anderem handelt.',
      },
      {
        key: 'will-a-product-that-is-out-of-stock-come-back',
        question: 'Kommt ein ausverkauftes Produkt wieder?',
        ans: 'Steht auf der Seite die Schaltfläche „Benachrichtigen“, ist Nachschub bestellt, und Sie erhalten eine E-Mail, sobald er da ist. Fehlt sie, führen wir das Produkt nicht mehr. Ähnliche Produkte finden Sie weiter unten.',
      },
      {
        key: 'can-i-order-for-my-company',
        question: 'Kann ich für mein Unternehmen bestellen?',
        ans: 'Ja. Mit einem Geschäftskonto kaufen Sie auf Rechnung, nutzen mehrere Lieferadressen und vergeben Rollen: Eine Kollegin füllt den Warenkorb, Sie geben ihn frei. Ab zehn Stück eines Produkts erstellen wir Ihnen gern ein Angebot.',
      },
      {
        key: 'how-do-i-delete-my-account',
        question: 'Wie lösche ich mein Konto?',
        ans: 'In den Kontoeinstellungen, ganz unten auf dem ersten Tab. Zur Bestätigung geben Sie Ihren Benutzernamen ein. Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt. Alles andere ist nach 30 Tagen gelöscht.',
      },
    ],
  },
}
