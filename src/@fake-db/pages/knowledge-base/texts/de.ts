import { product } from '@/product'
import type { KnowledgeBaseTexts } from '../article'

export const texts: KnowledgeBaseTexts = {
  cards: {
    'sales-automation': {
      title: 'Vertriebsautomatisierung',
      desc: 'Vom ersten Angebot bis zur bezahlten Rechnung, mit weniger Klicks.',
    },
    'marketing-automation': {
      title: 'Marketing-Automatisierung',
      desc: 'Kampagnen auf einem Board planen und Routineschritte automatisieren.',
    },
    'api-questions': {
      title: 'Fragen zur API',
      desc: 'Schlüssel, Token, Fehler und Paginierung: alles für Entwickler.',
    },
    personalization: {
      title: 'Personalisierung',
      desc: 'Sprache, Farben und Layout: Richten Sie alles nach Ihren Wünschen ein.',
    },
    'email-marketing': {
      title: 'E-Mail-Marketing',
      desc: 'Schreiben Sie Menschen, die von Ihnen hören möchten.',
    },
    'demand-generation': {
      title: 'Kundengewinnung',
      desc: 'Erfahren Sie, woher Ihre Kunden kommen, und gewinnen Sie neue.',
    },
  },
  groups: {
    account: 'Kontoeinstellungen',
    api: 'Fragen zur API',
    billing: 'Abrechnung',
    legal: 'Urheberrecht und Rechtliches',
    mobile: 'Mobile Apps',
    usage: `${product.name} verwenden`,
  },
  articles: {
    'change-your-password': {
      question: 'Wie ändere ich mein Passwort?',
      content: `
<p>Sie brauchen Ihr aktuelles Passwort. Falls Sie es vergessen haben, melden Sie sich ab und wählen Sie auf der Anmeldeseite „Passwort vergessen?“.</p>
<h2>So ändern Sie es</h2>
<ol><li>Öffnen Sie das Menü an Ihrem Profilbild und wählen Sie <strong>Einstellungen</strong>.</li><li>Wechseln Sie zu <strong>Sicherheit</strong>.</li><li>Geben Sie Ihr aktuelles Passwort und zweimal das neue ein und speichern Sie.</li></ol>
<h2>Passwortregeln</h2>
<p>Mindestens acht Zeichen, darunter ein Kleinbuchstabe, ein Großbuchstabe und eine Ziffer, ein Leerzeichen oder ein Sonderzeichen. Die Liste unter dem Feld hakt beim Tippen jede erfüllte Regel ab. Ein Satz aus vier Wörtern ohne Zusammenhang ist leichter zu merken als ein kurzer Zeichensalat und schwerer zu erraten.</p>
<h2>Was mit anderen Geräten passiert</h2>
<p>Sie bleiben angemeldet, bis ihre Sitzung endet. Falls jemand anderes Ihr altes Passwort kennen könnte, melden Sie auch die anderen Geräte ab. Sie finden sie am Ende desselben Tabs.</p>`,
    },
    'turn-on-two-step-sign-in': {
      question: 'Wie schalte ich die Zwei-Faktor-Authentifizierung ein?',
      content: `
<p>Mit der Zwei-Faktor-Authentifizierung genügt ein gestohlenes Passwort nicht. Sie geben zusätzlich einen Code ein, den nur Sie sehen.</p>
<h2>Mit einer App</h2>
<p>Wählen Sie <strong>Einstellungen, Sicherheit, Zwei-Faktor-Authentifizierung</strong> und scannen Sie den QR-Code mit einer beliebigen Authenticator-App. Geben Sie zur Bestätigung die sechs Ziffern aus der App ein. Die Codes wechseln alle 30 Sekunden. Prüfen Sie deshalb die Uhr Ihres Smartphones, wenn sie abgelehnt werden.</p>
<h2>Per SMS</h2>
<p>Geben Sie eine Telefonnummer im internationalen Format ein, zum Beispiel +233 24 555 0117. SMS brauchen Empfang, und Telefonnummern können gestohlen werden. Verwenden Sie nach Möglichkeit die App.</p>
<h2>Gilt das auch für API-Schlüssel?</h2>
<p>Nein. Schlüssel funktionieren ohne Code. Geben Sie deshalb jedem Schlüssel nur die nötigen Rechte.</p>`,
    },
    'language-times-and-currency': {
      question: 'Wie ändere ich Sprache, Zeitzone und Währung?',
      content: `
<p>Ihre Kollegin in São Paulo sieht dieselbe Rechnung in ihrer Sprache und in ihrer Zeitzone.</p>
<h2>Sprache</h2>
<p>Sie wählen sie in der oberen Leiste oder in den Einstellungen. Menüs, Datumsangaben und Zahlen ändern sich sofort. Texte, die Menschen geschrieben haben, etwa E-Mails und Beiträge, werden nie übersetzt.</p>
<h2>Zeitzone</h2>
<p>Termine erscheinen in der Zeitzone Ihres Geräts. Wenn Sie von Accra nach Lissabon reisen, wechselt der Kalender zusammen mit Ihrem Gerät zur Lissabonner Zeit.</p>
<h2>Währung</h2>
<p>Preise und Diagramme verwenden für alle die Währung des Shops, den US-Dollar. Ihre Sprache ändert nur die Schreibweise der Beträge. Wechselkurse ändern also nie einen Preis.</p>`,
    },
    'who-can-invite-people': {
      question: 'Wer kann Personen ins Team einladen?',
      content: `
<p>Alle, deren Rolle die Berechtigung „Add &amp; Remove Users“ enthält. Standardmäßig sind das Administratoren und Manager.</p>
<h2>Jemanden einladen</h2>
<ol><li>Öffnen Sie <strong>Benutzer</strong> und wählen Sie <strong>Benutzer hinzufügen</strong>.</li><li>Geben Sie Name, E-Mail und Rolle ein. Den Rest können Sie später ergänzen.</li><li>Bis zur ersten Anmeldung hat der neue Benutzer den Status <em>Ausstehend</em>.</li></ol>
<h2>Welche Rolle passt für ein Vertriebsteam?</h2>
<p>Wer Angebote schreibt und offene Rechnungen verfolgt, bekommt die Rolle „Manager“. Wer nur etwas nachsieht, bekommt „Eingeschränkter Benutzer“. Fangen Sie klein an: Eine Berechtigung ist in einer Minute ergänzt. Zu erklären, warum Sie sie wieder entzogen haben, dauert länger.</p>`,
    },
    'which-notifications-are-sent': {
      question: 'Welche Benachrichtigungen werden wann gesendet?',
      content: `
<p>Es gibt sechs Arten, jede mit eigenem Schalter unter <strong>Einstellungen, Benachrichtigungen</strong>.</p>
<h2>Aktivität</h2>
<ul><li>Jemand kommentiert Ihren Artikel.</li><li>Jemand antwortet auf Ihr Formular.</li><li>Jemand folgt Ihnen.</li></ul>
<h2>Von uns</h2>
<ul><li>Ankündigungen: einige im Jahr, etwa bei geänderten Nutzungsbedingungen.</li><li>Produkt-Updates: einmal im Monat.</li><li>Die Blog-Übersicht: freitags, wenn etwas erschienen ist.</li></ul>
<h2>Ruhezeiten</h2>
<p>Wählen Sie „Nur wenn ich online bin“, dann warten Benachrichtigungen, bis Sie ${product.name} öffnen. Sicherheitsmeldungen werden immer gesendet.</p>`,
    },
    'create-an-api-key': {
      question: 'Wie erstelle ich einen API-Schlüssel?',
      content: `
<p>Mit einem Schlüssel handelt eine App in Ihrem Namen. Erstellen Sie für jede App einen eigenen. So können Sie ihn widerrufen, ohne dass andere Apps ausfallen.</p>
<h2>So erstellen Sie ihn</h2>
<ol><li>Öffnen Sie <strong>API-Schlüssel</strong>.</li><li>Benennen Sie den Schlüssel nach der App, die ihn verwendet, zum Beispiel „Lagerscanner“.</li><li>Wählen Sie die Rechte: nur lesen, lesen und schreiben oder voller Zugriff.</li><li>Kopieren Sie den Schlüssel. Er beginnt mit <code>lsk_</code> und wird nur einmal angezeigt.</li></ol>
<h2>Wenn Sie ihn verloren haben</h2>
<p>Wir können ihn nicht noch einmal anzeigen, denn wir speichern nur seine letzten vier Zeichen. Erstellen Sie einen neuen Schlüssel und tragen Sie ihn in Ihrer App ein. Widerrufen Sie den alten, sobald sich „Zuletzt verwendet“ nicht mehr ändert.</p>
<h2>Wo Sie ihn aufbewahren</h2>
<p>In einer Umgebungsvariablen, niemals im Quelltext oder in einer Seite, die ein Browser lädt.</p>`,
    },
    'how-calls-prove-who-makes-them': {
      question: 'Wie werden API-Anfragen authentifiziert?',
      content: `
<p>Jede Anfrage enthält den Header <code>Authorization: Bearer …</code> mit einem Zugriffstoken, das Sie bei der Anmeldung erhalten.</p>
<h2>Zwei Token</h2>
<p>Die Anmeldung liefert ein Zugriffstoken und ein Refresh-Token. Beide gelten zehn Minuten. Senden Sie das Zugriffstoken bei jeder Anfrage mit. Tauschen Sie das Refresh-Token vor dem Ablauf gegen ein neues Paar.</p>
<h2>Status 401</h2>
<p>Das Token ist abgelaufen. Fordern Sie einmal ein neues Paar an, lassen Sie andere Anfragen darauf warten und wiederholen Sie sie dann. Lautet die Antwort „Invalid refresh token“, ist die Sitzung beendet, und der Benutzer muss sich neu anmelden.</p>
<h2>Status 403</h2>
<p>Sie sind authentifiziert, aber nicht berechtigt. Ein neues Token hilft nicht. Ihre Rolle braucht die Berechtigung.</p>`,
    },
    'what-the-error-answers-mean': {
      question: 'Was bedeuten die Fehlerantworten?',
      content: `
<p>Jeder Fehler hat einen Status und einen Body mit <code>error</code>: entweder ein Satz oder ein Objekt mit einem Eintrag für jedes ungültige Feld.</p>
<h2>Die Statuscodes</h2>
<ul><li><strong>400</strong>: Die Anfrage ist ungültig. Zeigen Sie jeden Eintrag von <code>error</code> neben seinem Feld an.</li><li><strong>401</strong>: Melden Sie sich an oder erneuern Sie das Token.</li><li><strong>403</strong>: Ihrer Rolle fehlt diese Berechtigung.</li><li><strong>404</strong>: Der Datensatz existiert nicht oder wurde gelöscht.</li><li><strong>500</strong>: Der Fehler liegt bei uns. Versuchen Sie es gleich noch einmal.</li></ul>
<h2>Alles oder nichts</h2>
<p>Eine fehlgeschlagene Anfrage ändert nichts. Wenn Sie zehn Benutzer in einer Anfrage löschen und eine ID falsch ist, wird kein Benutzer gelöscht. Korrigieren Sie die Anfrage und senden Sie sie erneut.</p>`,
    },
    'page-through-a-long-list': {
      question: 'Wie blättere ich durch eine lange Liste?',
      content: `
<p>Listen akzeptieren <code>page</code>, beginnend bei 1, und <code>perPage</code> mit dem Standardwert 10.</p>
<h2>Anzahl der Seiten</h2>
<p>Die Antwort enthält <code>total</code>, die Zahl der Zeilen, die zu Suche und Filtern passen. Teilen Sie sie durch <code>perPage</code> und runden Sie auf. Eine Seite hinter dem Ende ist leer und kein Fehler.</p>
<h2>Die Reihenfolge stabil halten</h2>
<p>Senden Sie immer <code>sortColumn</code> und <code>sort</code> mit. Zeilen mit gleichen Werten behalten ihre Reihenfolge. So wird zwischen den Seiten keine Zeile wiederholt oder übersprungen.</p>
<h2>Alle Zeilen lesen</h2>
<p>Verwenden Sie ein großes <code>perPage</code> statt vieler kleiner Anfragen. Hören Sie auf, sobald eine Antwort weniger Zeilen enthält als angefordert.</p>`,
    },
    'send-leads-from-your-own-form': {
      question: 'Wie übernehme ich neue Interessenten aus einem Formular auf meiner Website?',
      content: `
<p>Senden Sie die Anfrage vom Server Ihrer Website. Einen Schlüssel in der Seite selbst könnten alle Besucher lesen.</p>
<h2>Die Schritte</h2>
<ol><li>Erstellen Sie einen Schlüssel mit den Rechten „Lesen und schreiben“, nur für dieses Formular.</li><li>Senden Sie das Formular an Ihren eigenen Server.</li><li>Prüfen Sie dort die Felder und fügen Sie dann einen Benutzer mit der Rolle „Abonnent“ und dem Status „Ausstehend“ hinzu.</li></ol>
<h2>Wenn es die E-Mail-Adresse schon gibt</h2>
<p>Die Antwort hat den Status 400 und einen Eintrag für <code>email</code>. Zeigen Sie Besuchern dieselbe Erfolgsmeldung. So erfahren sie nicht, wer ein Konto hat.</p>
<h2>Sagen Sie danke</h2>
<p>Teilen Sie den Besuchern nach dem Absenden mit, wie es weitergeht.</p>`,
    },
    'change-or-cancel-your-plan': {
      question: 'Wie wechsle oder kündige ich meinen Tarif?',
      content: `
<p>Gehen Sie zu <strong>Einstellungen, Abrechnung und Tarife</strong>. Sie können Ihren Tarif jederzeit wechseln oder kündigen.</p>
<h2>Größerer Tarif</h2>
<p>Die neuen Limits gelten sofort. Den nicht genutzten Teil des alten Tarifs ziehen wir von der ersten Rechnung ab.</p>
<h2>Kleinerer Tarif</h2>
<p>Nichts wird gelöscht. Daten über den neuen Limits können Sie weiterhin ansehen und exportieren.</p>
<h2>Kündigung</h2>
<p>Ihr Tarif läuft bis zum Ende des bezahlten Zeitraums. Danach wechselt Ihr Konto zum kostenlosen Tarif Basic. Bis zu diesem Tag können Sie den Tarif fortsetzen.</p>`,
    },
    'balance-on-an-invoice': {
      question: 'Was bedeutet der offene Betrag einer Rechnung?',
      content: `
<p>Der offene Betrag ist das, was noch zu zahlen ist, nicht die Rechnungssumme.</p>
<h2>Drei Fälle</h2>
<ul><li><strong>Null</strong>: vollständig bezahlt. Die Liste zeigt „Bezahlt“, und eine Suche nach diesem Wort findet die Rechnung.</li><li><strong>Positiv</strong>: Der Kunde schuldet Ihnen diesen Betrag. Nach einer Teilzahlung wechselt der Status zu „Teilzahlung“.</li><li><strong>Negativ</strong>: Der Kunde hat zu viel bezahlt. Verrechnen Sie den Betrag mit der nächsten Rechnung oder erstatten Sie ihn.</li></ul>
<h2>Zahlungen erfassen</h2>
<p>Erfassen Sie jede Zahlung bei der Rechnung. Wenn Sie stattdessen die Summe senken, weisen Ihre Berichte einen zu kleinen Umsatz aus.</p>`,
    },
    'reminders-for-overdue-invoices': {
      question: 'Wie erinnere ich einen Kunden an eine überfällige Rechnung?',
      content: `
<p>Eine Rechnung ist „Überfällig“, wenn ihr Fälligkeitsdatum vorbei und noch ein Betrag offen ist.</p>
<h2>Überfällige Rechnungen finden</h2>
<p>Öffnen Sie die Rechnungsliste, filtern Sie nach diesem Status und sortieren Sie nach Fälligkeit. Rufen Sie wegen der ältesten Rechnung an. Bei den übrigen genügt eine E-Mail.</p>
<h2>Die Erinnerung schreiben</h2>
<p>Beginnen Sie mit Rechnungsnummer, Betrag und Fälligkeitsdatum. Hängen Sie die Rechnung noch einmal an.</p>
<h2>Ein bewährter Zeitplan</h2>
<p>Senden Sie nach 3 Tagen eine freundliche E-Mail, rufen Sie nach 10 Tagen an und mahnen Sie nach 30 Tagen förmlich. Tragen Sie diese Termine schon beim Versand der Rechnung in Ihren Kalender ein.</p>`,
    },
    'add-a-vat-number': {
      question: 'Wie hinterlege ich eine USt-IdNr. und eine zweite Adresse?',
      content: `
<p>Ergänzen Sie beides in Ihrer Rechnungsadresse. Die Angaben erscheinen auf allen neuen Rechnungen.</p>
<h2>Die Nummer</h2>
<p>Beginnen Sie mit dem Länderkürzel, etwa DE oder FR. Die Nummer wird so gedruckt, wie Sie sie eingeben. Wir prüfen sie nicht, sehen Sie also genau hin.</p>
<h2>Eine zweite Adresse</h2>
<p>Die Rechnungsadresse darf von der Adresse Ihrer Firma abweichen. Tragen Sie dort eine eigene E-Mail-Adresse ein, damit Rechnungen an Ihre Buchhaltung gehen.</p>
<h2>Bestehende Rechnungen</h2>
<p>Sie lassen sich nicht ändern. Wenden Sie sich innerhalb von 30 Tagen an den Support, um eine korrigierte Fassung mit derselben Nummer zu erhalten.</p>`,
    },
    'what-counts-towards-the-mail-limit': {
      question: 'Was zählt zum E-Mail-Limit?',
      content: `
<p>Jeder Empfänger einer E-Mail, die Sie mit ${product.name} senden, zählt einmal. Entwürfe, empfangene E-Mails und Chatnachrichten zählen nicht.</p>
<h2>Beispiele</h2>
<ul><li>Eine E-Mail an eine Person mit zwei Personen in Cc: 3.</li><li>Ein Newsletter an 400 Personen: 400.</li><li>Eine Erinnerung, die nicht zugestellt werden kann: 1. Bereinigen Sie Ihre Liste vor dem Versand.</li></ul>
<h2>Wenn das Limit erreicht ist</h2>
<p>An einzelne Personen können Sie weiterhin schreiben. E-Mails an Listen warten bis zum nächsten Monatsersten oder bis Sie den Tarif wechseln. Keine E-Mail geht verloren.</p>`,
    },
    'pictures-and-icons-in-your-product': {
      question: 'Darf ich die Bilder und Icons in meinem eigenen Produkt verwenden?',
      content: `
<p>Ja, im Rahmen ihrer Lizenzen. Die Seite mit den Quellenangaben nennt Herkunft und Lizenz aller Bilder, Schriften und Icons.</p>
<h2>Unsere Bilder</h2>
<p>Sie dürfen sie in allem, was Sie mit ${product.name} entwickeln, verwenden und ändern, für beliebig viele Kunden. Verkaufen Sie die Bilder nicht einzeln.</p>
<h2>Icons und Schriften</h2>
<p>Sie haben offene Lizenzen. Die meisten verlangen einen Hinweis bei den Dateien, aber nicht auf dem Bildschirm. Lassen Sie die Hinweise dort, wo sie sind.</p>
<h2>Porträts</h2>
<p>Die Porträts in den Beispieldaten sind gezeichnet. Sie brauchen niemandes Erlaubnis.</p>`,
    },
    'consent-before-you-write': {
      question: 'Brauche ich eine Einwilligung, bevor ich jemandem schreibe?',
      content: `
<p>Für Werbung ja, in den meisten Ländern. Dieser Artikel ist ein Überblick und keine Rechtsberatung.</p>
<h2>Gültige Einwilligungen einholen</h2>
<ul><li>Ein Kontrollkästchen, das nicht vorab angehakt ist.</li><li>Ein Satz dazu, was Sie senden und wie oft.</li><li>Eine Bestätigungs-E-Mail, damit niemand andere Personen anmelden kann.</li></ul>
<h2>Nachweise aufbewahren</h2>
<p>Halten Sie Datum, Formular und Wortlaut fest. Vielleicht müssen Sie die Einwilligung noch nach Jahren belegen.</p>
<h2>Abmeldelink in jeder E-Mail</h2>
<p>Ein Klick, kein Passwort, keine Fragen. Eine Liste, die man leicht verlassen kann, hat die besseren Leser.</p>`,
    },
    'how-long-is-data-kept': {
      question: 'Wie lange werden meine Daten aufbewahrt?',
      content: `
<p>So lange, wie Sie sie brauchen, aber nicht länger, als das Gesetz es erlaubt.</p>
<h2>Aufbewahrungsfristen</h2>
<ul><li>E-Mails, Aufgaben und Termine: bis Sie sie löschen, danach 30 Tage im Papierkorb.</li><li>Rechnungen: zehn Jahre, wie es das Steuerrecht der meisten Länder verlangt.</li><li>Anmeldeverlauf: zwölf Monate.</li><li>Sicherungen: 35 Tage, dann werden sie überschrieben.</li></ul>
<h2>Ihre eigenen Regeln</h2>
<p>Vereinbaren Sie im Team, wann Sie Kontakte löschen, die nie antworten. Zwölf Monate sind ein guter Anfang. Eine kleinere Liste ist günstiger, sicherer und genauer.</p>`,
    },
    'who-owns-what-you-put-in': {
      question: `Wem gehören meine Daten in ${product.name}?`,
      content: `
<p>Ihnen. Wir speichern sie, zeigen sie den Personen, die Sie einladen, und sichern sie. Mehr erlauben uns die Nutzungsbedingungen nicht.</p>
<h2>Ihre Daten exportieren</h2>
<p>Sie können jede Liste exportieren, und die API liefert einfaches JSON. Für einen Wechsel brauchen Sie unsere Hilfe nicht.</p>
<h2>Statistiken</h2>
<p>Wir zählen Seitenaufrufe, um das Produkt zu verbessern. Wir lesen Ihre Inhalte nicht und geben Ihre Kontakte nicht weiter, auch nicht gegen Geld.</p>
<h2>Wenn Ihre Firma verkauft wird</h2>
<p>Sie können das Konto übertragen: Machen Sie den neuen Inhaber zum Administrator. Er entfernt dann den bisherigen.</p>`,
    },
    'answer-a-request-for-data': {
      question: 'Wie beantworte ich eine Auskunftsanfrage zu personenbezogenen Daten?',
      content: `
<p>Antworten Sie innerhalb eines Monats, kostenlos und nur der Person, die nach ihren eigenen Daten fragt.</p>
<h2>Die Identität prüfen</h2>
<p>Eine Anfrage von der hinterlegten E-Mail-Adresse genügt meist. Fragen Sie sonst nach etwas, das nur diese Person weiß, etwa einer Rechnungsnummer.</p>
<h2>Die Daten zusammenstellen</h2>
<ol><li>Suchen Sie die E-Mail-Adresse in der globalen Suche. Sie findet Seiten, Dateien und Kontakte.</li><li>Exportieren Sie Benutzerdatensatz, Rechnungen und Bestellungen.</li><li>Sehen Sie E-Mails und Chats durch. Schwärzen Sie Angaben über andere Personen.</li></ol>
<h2>Die Daten auf Wunsch löschen</h2>
<p>Behalten Sie nur, was das Steuerrecht verlangt, und weisen Sie darauf hin. Löschen Sie alles andere, auch die Zeile in der Tabelle vom letzten Jahr.</p>`,
    },
    'add-to-the-home-screen': {
      question: `Wie lege ich ${product.name} auf den Startbildschirm meines Smartphones?`,
      content: `
<p>Sie brauchen keinen App-Store. ${product.name} funktioniert auf kleinen Bildschirmen, und Sie können es wie eine App öffnen.</p>
<h2>Auf einem Android-Smartphone</h2>
<p>Öffnen Sie ${product.name} im Browser, tippen Sie auf die drei Punkte und wählen Sie <strong>Zum Startbildschirm hinzufügen</strong>.</p>
<h2>Auf einem iPhone</h2>
<p>Tippen Sie unten auf das Teilen-Symbol und wählen Sie <strong>Zum Home-Bildschirm</strong>. Sie können den Namen ändern. Das hilft, wenn Sie zwei Konten verwenden.</p>
<h2>Updates</h2>
<p>Sie erhalten immer die neueste Version. Falls etwas veraltet aussieht, schließen Sie alle Fenster und öffnen Sie es erneut.</p>`,
    },
    'working-without-a-connection': {
      question: 'Was funktioniert offline?',
      content: `
<p>Sie können lesen, was auf dem Bildschirm steht. Zum Speichern brauchen Sie eine Verbindung.</p>
<h2>Wenn die Verbindung abbricht</h2>
<p>Kann eine Änderung nicht gespeichert werden, wird sie zurückgenommen, und eine Kurzmeldung weist darauf hin. Eingegebener Text bleibt in seinem Feld. Lassen Sie die Seite geöffnet und speichern Sie erneut, sobald Sie wieder online sind.</p>
<h2>Bevor Sie offline gehen</h2>
<ul><li>Öffnen Sie die Rechnungen, die Sie brauchen, jede in einem eigenen Tab.</li><li>Drucken Sie den Tageskalender als PDF.</li><li>Nehmen Sie Bestellungen auf Papier auf. Das klappt seit Jahrhunderten.</li></ul>`,
    },
    'move-cards-on-a-touch-screen': {
      question: 'Wie verschiebe ich Karten auf einem Touchscreen?',
      content: `
<p>Halten Sie eine Karte gedrückt, bis sie sich löst, und ziehen Sie sie dann. Tippen öffnet die Karte, Wischen scrollt das Board.</p>
<h2>Ohne Ziehen</h2>
<p>Öffnen Sie das Menü einer Karte und wählen Sie <strong>Verschieben</strong>. Das geht auch mit der Tastatur oder einem Screenreader.</p>
<h2>Breite Boards</h2>
<p>Schmale Bildschirme zeigen jeweils eine Spalte. Wischen Sie von Spalte zu Spalte. Die Punkte darunter zeigen, wo Sie sind.</p>
<h2>Wenn eine Karte zurückspringt</h2>
<p>Die Änderung wurde nicht gespeichert, meist weil die Verbindung unterbrochen war. Verschieben Sie die Karte noch einmal.</p>`,
    },
    'take-an-order-at-a-market-stall': {
      question: 'Wie nehme ich eine Bestellung am Marktstand auf?',
      content: `
<p>Ihr Smartphone wird zur Kasse, wenn Sie es am Abend vorher vorbereiten.</p>
<h2>Vorbereiten</h2>
<ul><li>Setzen Sie die Produkte, die Sie mitnehmen, auf Ihre Wunschliste, damit Sie sie schnell finden.</li><li>Stellen Sie den Bildschirm heller und wählen Sie die helle Darstellung. Dunkle Bildschirme sind in der Sonne schlecht lesbar.</li></ul>
<h2>Verkaufen</h2>
<p>Legen Sie die Produkte in den Warenkorb und zeigen Sie dem Kunden vor dem Bezahlen die Summe. Wenn Sie die Bestellung versenden, lassen Sie Kunden ihre Adresse selbst eingeben.</p>
<h2>Nachbereiten</h2>
<p>Notieren Sie bei jeder Bestellung, dass sie vom Markt kommt. Später sehen Sie, ob sich die Standmiete gelohnt hat.</p>`,
    },
    'why-was-i-signed-out': {
      question: 'Warum wurde ich abgemeldet?',
      content: `
<p>Eine geöffnete Seite verlängert Ihre Sitzung automatisch. Die Sitzung endet, wenn sie zehn Minuten lang nicht verlängert werden kann.</p>
<h2>Häufige Gründe</h2>
<ul><li>Ihr Smartphone war im Ruhezustand, oder der Browser hat die Seite angehalten, um den Akku zu schonen.</li><li>Sie haben sich in einem anderen Tab abgemeldet. Das gilt für alle Tabs.</li><li>Dieses Gerät wurde in den Sicherheitseinstellungen abgemeldet.</li><li>Die Uhr des Geräts geht um mehr als ein paar Minuten falsch.</li></ul>
<h2>Ihre Arbeit</h2>
<p>Nach der Anmeldung kehren Sie zu der Seite zurück, auf der Sie waren. Gespeicherte Änderungen sind noch da. Nicht gespeicherte Formulare müssen Sie neu ausfüllen.</p>`,
    },
    'find-anything-quickly': {
      question: 'Wie finde ich alles schnell?',
      content: `
<p>Drücken Sie <kbd>Ctrl</kbd>+<kbd>K</kbd> oder <kbd>⌘</kbd>+<kbd>K</kbd>, um die globale Suche zu öffnen. Auf dem Smartphone tippen Sie auf das Suchsymbol.</p>
<h2>Was sie durchsucht</h2>
<p>Sie findet Seiten, Dateien und Kontakte, jeweils vier. Geben Sie Wortteile in beliebiger Reihenfolge ein. Wählen Sie mit den Pfeiltasten ein Ergebnis aus und öffnen Sie es mit der Eingabetaste.</p>
<h2>Lesezeichen</h2>
<p>Der Stern neben einer Seite fügt sie der oberen Leiste hinzu. Zwei Seiten sind schon dort. Entfernen Sie Seiten, die Sie nie nutzen.</p>
<h2>Eine Ansicht teilen</h2>
<p>Die URL enthält Ihre Filter, die Seite der Liste und den geöffneten Datensatz. Kopieren Sie sie, und im Team sehen alle dieselbe Ansicht.</p>`,
    },
    'folders-and-labels-in-the-mailbox': {
      question: 'Wie funktionieren Ordner und Labels für E-Mails?',
      content: `
<p>Eine E-Mail liegt in genau einem Ordner und kann beliebig viele Labels haben.</p>
<h2>Ordner</h2>
<p>Posteingang, Gesendet, Entwürfe, Spam und Papierkorb. Gelöschte E-Mails kommen in den Papierkorb und lassen sich von dort wiederherstellen. „Markiert“ zeigt die markierten E-Mails aller Ordner außer dem Papierkorb.</p>
<h2>Labels</h2>
<p>Privat, Firma, Wichtig und Persönlich. Um mehreren E-Mails ein Label zu geben, wählen Sie sie aus und wählen dann das Label. Haben es schon alle, wird es entfernt.</p>
<h2>Eine lohnende Gewohnheit</h2>
<p>Leeren Sie den Posteingang zweimal am Tag: Beantworten Sie, was zwei Minuten dauert, markieren Sie, was länger dauert, und verschieben Sie den Rest. Die markierten E-Mails sind Ihr Plan für den Nachmittag.</p>`,
    },
    'plan-a-campaign-on-a-board': {
      question: 'Wie plane ich eine Kampagne auf einem Board?',
      content: `
<p>Beginnen Sie mit drei Spalten: Zu erledigen, In Arbeit, Erledigt. Fügen Sie eine vierte nur hinzu, wenn Sie sie brauchen.</p>
<h2>Eine Karte, ein Ergebnis</h2>
<p>„Newsletter“ ist ein Thema. „Den Newsletter vom 3. März ins Korrektorat geben“ ist eine Aufgabe mit klarem Ende. Neue Aufgaben sind in zwei Tagen fällig, wenn Sie das Datum nicht ändern.</p>
<h2>Begonnene Arbeit begrenzen</h2>
<p>Halten Sie nicht mehr Aufgaben in Arbeit, als Sie Personen im Team haben. Eine Woche lang fühlt sich das langsam an. Dann werden Aufgaben fertig.</p>
<h2>Rückblick am Ende</h2>
<p>Gehen Sie die letzte Spalte mit Ihrem Team durch, bevor Sie sie leeren. Notieren Sie in der ersten Aufgabe der nächsten Kampagne, was länger gedauert hat als erwartet.</p>`,
    },
    'see-where-customers-come-from': {
      question: 'Wie sehe ich, woher meine Kunden kommen?',
      content: `
<p>Das Analyse-Dashboard zeigt Besuche, Bestellungen und Sitzungen nach Gerät. Lesen Sie die Karten gemeinsam.</p>
<h2>In dieser Reihenfolge lesen</h2>
<ol><li><strong>Besuche der Website</strong>: Sind die Besuche gestiegen?</li><li><strong>Sitzungen nach Gerät</strong>: Plakatkampagnen bringen mehr Smartphones.</li><li><strong>Bestellungen</strong>: Haben die Besucher gekauft, und wie viele Tage später?</li></ol>
<h2>Gleiches mit Gleichem vergleichen</h2>
<p>Wählen Sie „Letzte 28 Tage“ statt „Letzter Monat“: Darin kommt jeder Wochentag genau viermal vor.</p>
<h2>Fragen Sie Ihre Kunden</h2>
<p>Stellen Sie an der Kasse eine optionale Frage: „Wie sind Sie auf uns aufmerksam geworden?“ Verwenden Sie ein Textfeld, keine Liste. Hundert Antworten sagen oft mehr als ein Diagramm.</p>`,
    },
    'turn-posts-into-a-newsletter': {
      question: 'Wie mache ich aus Blogbeiträgen einen Newsletter?',
      content: `
<p>Schreiben Sie zuerst für den Blog. Einen Beitrag findet man noch Jahre später, eine E-Mail liest man nur einmal.</p>
<h2>Beiträge auswählen</h2>
<p>Nehmen Sie einen nützlichen und einen unterhaltsamen Beitrag. Filtern Sie den Blog nach Kategorie und wählen Sie jeweils den neuesten. Drei Beiträge sind den meisten Lesern zu viel.</p>
<h2>Beiträge kürzen</h2>
<p>Verwenden Sie den Auszug des Beitrags mit bis zu 300 Zeichen. Lassen Sie ihn vor der Schlussfolgerung enden, damit man weiterlesen möchte.</p>
<h2>Den Newsletter senden</h2>
<p>Senden Sie ihn immer am selben Wochentag. Zählen Sie die Antworten, nicht die Öffnungen.</p>`,
    },
  },
}
