import type { PricingTexts } from '../seed'

export const texts: PricingTexts = {
  basicPlan: {
    subtitle: 'Der einfache Einstieg für alle',
    planBenefits: [
      'Bis zu 5 Benutzer',
      '10 GB Speicher',
      'E-Mail, Kalender und Aufgaben',
      'Ein Kanban-Board',
      'Wissensdatenbank',
    ],
  },
  standardPlan: {
    subtitle: 'Für Teams, die täglich zusammenarbeiten',
    planBenefits: [
      'Bis zu 50 Benutzer',
      '250 GB Speicher',
      'Alles aus Basic, dazu unbegrenzte Boards',
      'Rechnungen und Onlineshop',
      'API-Schlüssel mit Lesezugriff',
      'E-Mail-Support innerhalb eines Werktags',
    ],
  },
  enterprisePlan: {
    subtitle: 'Für Organisationen mit besonderen Anforderungen',
    planBenefits: [
      'Bis zu 500 Benutzer',
      '2.000 GB Speicher',
      'Alles aus Standard',
      'Eigene Rollen und Berechtigungen',
      'API-Schlüssel mit vollem Zugriff',
      'Prüfprotokoll, zwei Jahre aufbewahrt',
      'Feste Ansprechperson mit Telefonsupport',
    ],
  },
  qandA: [
    {
      key: 'does-the-price-depend-on-how-many-users-i-have',
      question: 'Hängt der Preis von der Zahl der Benutzer ab?',
      ans: 'Nein. Jeder Tarif hat einen festen Preis, egal ob Sie einen Platz nutzen oder alle. Ist die Obergrenze erreicht, benachrichtigen wir alle Administratoren. Niemand wird ausgesperrt, aber weitere Personen einladen können Sie erst nach einem Tarifwechsel.',
    },
    {
      key: 'what-is-the-difference-between-monthly-and-yearly-billing',
      question: 'Was unterscheidet monatliche und jährliche Abrechnung?',
      ans: 'Nur der Preis und wie oft Sie zahlen. Standard kostet 49 $ im Monat oder 480 $ im Jahr, also 40 $ im Monat. Enterprise kostet 99 $ im Monat oder 960 $ im Jahr, also 80 $ im Monat. Von monatlicher zu jährlicher Abrechnung wechseln Sie jederzeit.',
    },
    {
      key: 'what-happens-to-my-data-when-i-move-to-a-smaller-plan',
      question: 'Was passiert mit meinen Daten, wenn ich in einen kleineren Tarif wechsle?',
      ans: 'Es wird nichts gelöscht. Boards, Dateien und Rechnungen über der neuen Grenze können Sie weiter ansehen und exportieren. Um sie zu bearbeiten, schaffen Sie Platz oder wechseln wieder in den größeren Tarif.',
    },
    {
      key: 'can-i-cancel-at-any-time',
      question: 'Kann ich jederzeit kündigen?',
      ans: 'Ja, mit zwei Klicks in den Abrechnungseinstellungen, ganz ohne Anruf. Ihr Tarif läuft bis zum Ende des bezahlten Zeitraums weiter. Möchten Sie ihn behalten, wählen Sie bis dahin einfach wieder einen Tarif.',
    },
    {
      key: 'is-there-a-trial-period',
      question: 'Gibt es einen Testzeitraum?',
      ans: 'Sie können Standard 14 Tage kostenlos testen, einmal pro Konto. Dafür brauchen Sie keine Kreditkarte, und Ihr aktueller Tarif ändert sich nicht. Der Test endet automatisch, Ihre Daten behalten Sie.',
    },
    {
      key: 'do-you-offer-a-discount-to-charities-and-schools',
      question: 'Bieten Sie Rabatt für gemeinnützige Organisationen und Schulen?',
      ans: 'Ja, Standard und Enterprise kosten für sie die Hälfte. Schreiben Sie uns von der E-Mail-Adresse Ihrer Organisation und nennen Sie das Register, in dem sie eingetragen ist. Wir antworten innerhalb von zwei Werktagen.',
    },
  ],
}
