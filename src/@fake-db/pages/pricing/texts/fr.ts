import type { PricingTexts } from '../seed'

export const texts: PricingTexts = {
  basicPlan: {
    subtitle: 'Un premier pas simple, pour tous',
    planBenefits: [
      'Jusqu’à 5 utilisateurs',
      '10 Go de stockage',
      'Messagerie, calendrier et liste de tâches',
      'Un tableau kanban',
      'Base de connaissances',
    ],
  },
  standardPlan: {
    subtitle: 'Pour les équipes qui travaillent ensemble chaque jour',
    planBenefits: [
      'Jusqu’à 50 utilisateurs',
      '250 Go de stockage',
      'Tout Basic, avec des tableaux illimités',
      'Factures et boutique en ligne',
      'Clés d’API en lecture',
      'Assistance par e-mail sous un jour ouvré',
    ],
  },
  enterprisePlan: {
    subtitle: 'Pour les organisations aux besoins particuliers',
    planBenefits: [
      'Jusqu’à 500 utilisateurs',
      '2 000 Go de stockage',
      'Tout Standard',
      'Rôles et permissions personnalisés',
      'Clés d’API avec accès complet',
      'Journal d’audit conservé deux ans',
      'Interlocuteur dédié et assistance téléphonique',
    ],
  },
  qandA: [
    {
      key: 'does-the-price-depend-on-how-many-users-i-have',
      question: 'Le prix dépend-il du nombre d’utilisateurs ?',
      ans: 'Non. Chaque formule a un prix unique, que vous utilisiez une seule place ou toutes. Lorsque vous atteignez la limite, nous prévenons tous les administrateurs. Personne ne perd son accès, mais vous ne pouvez plus inviter de personnes avant d’avoir changé de formule.',
    },
    {
      key: 'what-is-the-difference-between-monthly-and-yearly-billing',
      question: 'Quelle différence entre la facturation mensuelle et annuelle ?',
      ans: 'Seulement le prix et la fréquence de paiement. Standard coûte 49 $ par mois, ou 480 $ par an, soit 40 $ par mois. Enterprise coûte 99 $ par mois, ou 960 $ par an, soit 80 $ par mois. Vous pouvez passer de la facturation mensuelle à l’annuelle à tout moment.',
    },
    {
      key: 'what-happens-to-my-data-when-i-move-to-a-smaller-plan',
      question: 'Que deviennent mes données si je passe à une formule inférieure ?',
      ans: 'Rien n’est supprimé. Vous pouvez consulter et exporter les tableaux, fichiers et factures qui dépassent les nouvelles limites. Pour les modifier, libérez de l’espace ou revenez à la formule supérieure.',
    },
    {
      key: 'can-i-cancel-at-any-time',
      question: 'Puis-je résilier à tout moment ?',
      ans: 'Oui, dans les paramètres de facturation, en deux clics et sans appel téléphonique. Votre formule reste active jusqu’à la fin de la période payée. Pour la garder, choisissez de nouveau une formule avant cette date.',
    },
    {
      key: 'is-there-a-trial-period',
      question: 'Y a-t-il une période d’essai ?',
      ans: 'Vous pouvez essayer Standard gratuitement pendant 14 jours, une fois par compte. Aucune carte bancaire n’est demandée et votre formule actuelle ne change pas. L’essai prend fin automatiquement et vous gardez vos données.',
    },
    {
      key: 'do-you-offer-a-discount-to-charities-and-schools',
      question: 'Proposez-vous une remise aux associations et aux écoles ?',
      ans: 'Oui, Standard et Enterprise sont à moitié prix. Écrivez-nous depuis l’adresse e-mail de votre organisme en indiquant le registre où il est inscrit. Nous répondons sous deux jours ouvrés.',
    },
  ],
}
