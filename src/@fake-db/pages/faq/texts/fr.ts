import type { FaqData } from '@/redux/pages/faq/schema'

export const texts: FaqData = {
  payment: {
    icon: 'credit-card',
    title: 'Paiement',
    subtitle: 'Cartes, factures et remboursements',
    qandA: [
      {
        key: 'when-is-my-card-charged',
        question: 'Quand ma carte est-elle débitée ?',
        ans: 'Au départ de votre commande de l’entrepôt, et non au moment où vous la passez. Lors du paiement, nous demandons seulement à votre banque de réserver le montant, qui peut apparaître comme une opération en attente sur votre compte. Si une partie de la commande est expédiée plus tard, elle est aussi débitée plus tard.',
      },
      {
        key: 'which-payment-methods-do-you-accept',
        question: 'Quels moyens de paiement acceptez-vous ?',
        ans: 'Les cartes de crédit et de débit, le virement et, pour les comptes professionnels, le paiement sur facture à 14 jours. Au moment du paiement, seuls s’affichent les moyens disponibles dans votre pays et pour votre commande.',
      },
      {
        key: 'why-was-my-payment-declined',
        question: 'Pourquoi mon paiement a-t-il été refusé ?',
        ans: 'Le plus souvent, la banque n’a pas reconnu l’achat, la carte a expiré ou l’adresse de facturation diffère de celle que connaît la banque. Vérifiez d’abord ces trois points, puis réessayez une fois. En cas de nouveau refus, appelez le numéro indiqué au dos de votre carte : les banques ne communiquent pas le motif aux commerçants.',
      },
      {
        key: 'is-it-safe-to-store-my-card-with-you',
        question: 'Puis-je enregistrer ma carte en toute sécurité ?',
        ans: 'Oui. Le numéro est transmis directement au prestataire de paiement et ne passe jamais par nos serveurs. Nous conservons les quatre derniers chiffres, la date d’expiration et un jeton inutilisable par quiconque d’autre. Vous pouvez supprimer une carte enregistrée à tout moment dans les paramètres de facturation.',
      },
      {
        key: 'can-i-get-an-invoice-with-my-vat-number',
        question: 'Puis-je obtenir une facture avec mon numéro de TVA ?',
        ans: 'Ajoutez le numéro à l’adresse de facturation avant de commander : il figurera désormais sur chaque facture. Pour une commande déjà passée, contactez l’assistance sous 30 jours. Au-delà, la période fiscale peut être close et nous ne pouvons plus rééditer la facture.',
      },
      {
        key: 'how-do-coupon-codes-work',
        question: 'Comment fonctionnent les codes promo ?',
        ans: 'Saisissez le code dans le panier, et non à l’étape du paiement : vous voyez ainsi le nouveau total avant de vous décider. Les codes ne sont pas cumulables ; si vous en saisissez deux, nous appliquons la remise la plus élevée. Les articles déjà soldés ne bénéficient d’aucune remise supplémentaire.',
      },
    ],
  },
  delivery: {
    icon: 'truck',
    title: 'Livraison',
    subtitle: 'Où se trouve votre colis et quand il arrive',
    qandA: [
      {
        key: 'how-long-does-delivery-take',
        question: 'Quels sont les délais de livraison ?',
        ans: 'D’un à huit jours, selon le produit et la distance. La date affichée dans votre panier est calculée pour votre adresse et selon notre stock : fiez-vous à elle plutôt qu’à une règle générale. Les commandes passées avant midi un jour ouvré partent le jour même.',
      },
      {
        key: 'which-products-ship-for-free',
        question: 'Quels produits bénéficient de la livraison offerte ?',
        ans: 'Ceux qui portent la mention « Livraison offerte ». Il suffit d’un seul de ces produits pour que la livraison de toute la commande soit gratuite. Les articles volumineux, comme les vélos et les bureaux, font exception ; leur page le précise.',
      },
      {
        key: 'how-can-i-track-my-package',
        question: 'Comment suivre mon colis ?',
        ans: 'L’e-mail de confirmation d’expédition et la page de la commande contiennent un lien de suivi. Le premier scan du transporteur n’apparaît parfois qu’en soirée. Si rien ne bouge pendant trois jours ouvrés, contactez-nous : nous lancerons une recherche.',
      },
      {
        key: 'can-i-change-the-delivery-address-after-ordering',
        question: 'Puis-je modifier l’adresse de livraison après avoir commandé ?',
        ans: 'Oui, tant que la commande a le statut « Passée » : contactez-nous et nous la modifierons. Une fois le colis expédié, seul le transporteur peut le rediriger, en général depuis la page de suivi et parfois contre un petit supplément.',
      },
      {
        key: 'do-you-deliver-to-other-countries',
        question: 'Livrez-vous à l’étranger ?',
        ans: 'Oui, dans 38 pays. Les droits de douane sont compris : vous n’avez rien à payer à la livraison. Si votre pays ne figure pas dans la liste au moment du paiement, nous ne pouvons pas encore vous le garantir et préférons vous éviter une mauvaise surprise.',
      },
      {
        key: 'what-happens-if-i-am-not-at-home',
        question: 'Que se passe-t-il en cas d’absence ?',
        ans: 'Le transporteur repasse le jour ouvré suivant, puis dépose le colis dans un point relais près de chez vous, où il vous attend sept jours. Depuis le lien de suivi, vous pouvez aussi désigner à l’avance un voisin ou un endroit sûr.',
      },
    ],
  },
  cancellationReturn: {
    icon: 'rotate-ccw',
    title: 'Annulation et retour',
    subtitle: 'Vous avez changé d’avis ? Voici la marche à suivre',
    qandA: [
      {
        key: 'how-do-i-cancel-an-order',
        question: 'Comment annuler une commande ?',
        ans: 'Ouvrez la commande avant son expédition et choisissez « Annuler la commande ». Le montant réservé sur votre carte est libéré aussitôt ; le délai d’affichage dépend de votre banque et dépasse rarement trois jours.',
      },
      {
        key: 'how-long-do-i-have-to-return-something',
        question: 'De combien de temps est-ce que je dispose pour retourner un article ?',
        ans: 'De 30 jours à compter de la réception. Essayez-le comme vous le feriez en magasin : ouvrez la boîte, regardez-le, allumez-le. S’il présente des traces d’usage plus marquées, le remboursement peut être partiel ; nous vous prévenons alors au préalable.',
      },
      {
        key: 'who-pays-for-the-return',
        question: 'Qui paie le retour ?',
        ans: 'Nous, si le produit est défectueux, endommagé ou ne correspond pas à votre commande. Si vous avez simplement changé d’avis, nous déduisons un forfait du remboursement. Vous en voyez le montant avant de confirmer le retour.',
      },
      {
        key: 'when-do-i-get-my-refund',
        question: 'Quand vais-je recevoir mon remboursement ?',
        ans: 'Sous cinq jours ouvrés après la réception du colis, sur le moyen de paiement d’origine. Sur une carte, le remboursement peut mettre quelques jours de plus à apparaître. Les cartes cadeaux sont recréditées immédiatement.',
      },
      {
        key: 'what-if-my-order-arrives-damaged',
        question: 'Que faire si ma commande arrive endommagée ?',
        ans: 'Photographiez l’extérieur du colis et les dégâts, puis envoyez-nous les deux photos sous 48 heures. Gardez l’emballage : le transporteur peut demander à le voir. Vous avez le choix entre un remplacement et un remboursement.',
      },
      {
        key: 'which-products-can-t-be-returned',
        question: 'Quels produits ne peuvent pas être retournés ?',
        ans: 'Les aliments entamés, les écouteurs déjà portés, les clés de logiciel dévoilées et les articles sur mesure. La page du produit le précise avant l’achat.',
      },
    ],
  },
  myOrders: {
    icon: 'package',
    title: 'Mes commandes',
    subtitle: 'Retrouver, modifier et renouveler vos achats',
    qandA: [
      {
        key: 'where-do-i-find-my-past-orders',
        question: 'Où trouver mes anciennes commandes ?',
        ans: 'Dans votre compte, sous « Commandes », de la plus récente à la plus ancienne. Recherchez par numéro de commande, par produit ou par année. Les commandes passées sans compte s’y ajoutent dès que vous vous inscrivez avec la même adresse e-mail.',
      },
      {
        key: 'what-do-the-order-statuses-mean',
        question: 'Que signifient les statuts des commandes ?',
        ans: 'Passée : nous l’avons reçue et vous pouvez encore l’annuler. Expédiée : le transporteur l’a scannée. Livrée : elle a été remise. Annulée : elle ne sera pas expédiée et vous recevez un remboursement. Retournée : tous les articles nous sont revenus.',
      },
      {
        key: 'can-i-add-a-product-to-an-order-i-have-already-placed',
        question: 'Puis-je ajouter un produit à une commande déjà passée ?',
        ans: 'Non, car le paiement correspond au total que vous avez confirmé. Passez plutôt une seconde commande à la même adresse : si la première n’est pas encore emballée, tout part dans le même carton et les seconds frais de livraison sont remboursés automatiquement.',
      },
      {
        key: 'why-did-my-order-arrive-in-several-packages',
        question: 'Pourquoi ma commande est-elle arrivée en plusieurs colis ?',
        ans: 'Les produits se trouvaient dans des entrepôts différents, ou l’un d’eux était trop grand pour le carton. Vous ne payez jamais deux fois la livraison d’une même commande, et chaque colis a son propre lien de suivi.',
      },
      {
        key: 'how-do-i-reorder-something',
        question: 'Comment commander de nouveau un article ?',
        ans: 'Ouvrez l’ancienne commande et choisissez « Commander à nouveau ». Tout ce qui est encore en stock rejoint votre panier au prix du jour ; la liste des produits arrêtés vous aide à leur trouver un remplaçant.',
      },
      {
        key: 'an-item-is-missing-from-my-package-what-now',
        question: 'Il manque un article dans mon colis. Que faire ?',
        ans: 'Consultez d’abord le bon de livraison : l’article arrive peut-être séparément. S’il devrait se trouver dans le colis, signalez-le sous sept jours sur la page de la commande. Nous vérifions le poids relevé par le transporteur et renvoyons l’article, en général le jour même.',
      },
    ],
  },
  productServices: {
    icon: 'settings',
    title: 'Produits et services',
    subtitle: 'Garantie, réparations et aide à l’installation',
    qandA: [
      {
        key: 'how-long-is-the-warranty',
        question: 'Combien de temps dure la garantie ?',
        ans: 'Deux ans pour tout ce qui a une prise ou une batterie, un an pour le reste. Elle commence le jour de la livraison et suit le produit si vous le vendez ou l’offrez.',
      },
      {
        key: 'do-you-repair-products-outside-the-warranty',
        question: 'Réparez-vous les produits hors garantie ?',
        ans: 'Oui. Nous conservons les pièces détachées cinq ans après l’arrêt d’un produit. Nous vous communiquons un prix ferme avant toute intervention et vous prévenons si la réparation coûte plus de la moitié du prix du neuf.',
      },
      {
        key: 'how-are-the-star-ratings-calculated',
        question: 'Comment les étoiles sont-elles calculées ?',
        ans: 'Il s’agit de la moyenne des avis des personnes qui ont acheté le produit chez nous, arrondie à l’étoile entière. Nous ne supprimons jamais un avis parce qu’il est désagréable, seulement s’il nomme d’autres personnes ou parle d’autre chose.',
      },
      {
        key: 'will-a-product-that-is-out-of-stock-come-back',
        question: 'Un produit en rupture de stock reviendra-t-il ?',
        ans: 'Si sa page affiche le bouton « M’avertir », un réassort est commandé et vous recevez un e-mail à son arrivée. Sinon, le produit est arrêté. Des produits similaires sont présentés plus bas.',
      },
      {
        key: 'can-i-order-for-my-company',
        question: 'Puis-je commander pour mon entreprise ?',
        ans: 'Oui. Un compte professionnel ajoute le paiement sur facture, plusieurs adresses de livraison et des rôles : un collègue remplit le panier, vous le validez. À partir de dix exemplaires d’un produit, demandez un devis.',
      },
      {
        key: 'how-do-i-delete-my-account',
        question: 'Comment supprimer mon compte ?',
        ans: 'Dans les paramètres du compte, en bas du premier onglet. Pour confirmer, saisissez votre nom d’utilisateur. Nous conservons les factures aussi longtemps que la loi fiscale l’exige. Tout le reste est supprimé sous 30 jours.',
      },
    ],
  },
}
