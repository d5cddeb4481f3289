import { product } from '@/product'
import type { KnowledgeBaseTexts } from '../article'

export const texts: KnowledgeBaseTexts = {
  cards: {
    'sales-automation': {
      title: 'Automatisation des ventes',
      desc: 'Du premier devis à la facture payée, en moins de clics.',
    },
    'marketing-automation': {
      title: 'Automatisation du marketing',
      desc: 'Planifiez vos campagnes sur un tableau et automatisez les tâches courantes.',
    },
    'api-questions': {
      title: 'Questions sur l’API',
      desc: 'Clés, jetons, erreurs et pagination, pour les développeurs.',
    },
    personalization: {
      title: 'Personnalisation',
      desc: 'Langue, couleurs et disposition : adaptez le produit à vos goûts.',
    },
    'email-marketing': {
      title: 'Marketing par e-mail',
      desc: 'Écrivez à des personnes qui souhaitent avoir de vos nouvelles.',
    },
    'demand-generation': {
      title: 'Acquisition de clients',
      desc: 'Découvrez d’où viennent vos clients et attirez-en davantage.',
    },
  },
  groups: {
    account: 'Paramètres du compte',
    api: 'Questions sur l’API',
    billing: 'Facturation',
    legal: 'Droit d’auteur et questions juridiques',
    mobile: 'Applications mobiles',
    usage: `Utiliser ${product.name}`,
  },
  articles: {
    'change-your-password': {
      question: 'Comment changer mon mot de passe ?',
      content: `
<p>Il vous faut votre mot de passe actuel. Si vous l’avez oublié, déconnectez-vous et choisissez « Mot de passe oublié ? » sur la page de connexion.</p>
<h2>Changer le mot de passe</h2>
<ol><li>Ouvrez le menu de votre photo de profil et choisissez <strong>Paramètres</strong>.</li><li>Accédez à <strong>Sécurité</strong>.</li><li>Saisissez votre mot de passe actuel, puis deux fois le nouveau, et enregistrez.</li></ol>
<h2>Règles du mot de passe</h2>
<p>Au moins huit caractères, dont une minuscule, une majuscule et un chiffre, un espace ou un symbole. Sous le champ, la liste coche chaque règle respectée au fil de la saisie. Une suite de quatre mots sans rapport se retient mieux qu’un court mélange de signes, et se devine moins facilement.</p>
<h2>Ce qui se passe sur les autres appareils</h2>
<p>Ils restent connectés jusqu’à la fin de leur session. Si quelqu’un d’autre peut connaître votre ancien mot de passe, déconnectez aussi les autres appareils. Vous les trouverez au bas du même onglet.</p>`,
    },
    'turn-on-two-step-sign-in': {
      question: 'Comment activer la validation en deux étapes ?',
      content: `
<p>Avec la validation en deux étapes, un mot de passe volé ne suffit pas. Vous saisissez aussi un code que vous êtes seul à voir.</p>
<h2>Avec une application</h2>
<p>Choisissez <strong>Paramètres, Sécurité, Validation en deux étapes</strong> et scannez le code QR avec l’application d’authentification de votre choix. Saisissez les six chiffres qu’elle affiche pour confirmer. Les codes changent toutes les 30 secondes : s’ils sont refusés, vérifiez l’heure de votre téléphone.</p>
<h2>Par SMS</h2>
<p>Saisissez un numéro de téléphone au format international, par exemple +233 24 555 0117. Les SMS exigent du réseau, et un numéro peut être volé. Si possible, utilisez l’application.</p>
<h2>Les clés d’API sont-elles concernées ?</h2>
<p>Non. Les clés fonctionnent sans code. Donnez donc à chaque clé la portée la plus étroite possible.</p>`,
    },
    'language-times-and-currency': {
      question: 'Comment changer de langue, de fuseau horaire et de devise ?',
      content: `
<p>Votre collègue de São Paulo voit la même facture dans sa langue et à son heure.</p>
<h2>Langue</h2>
<p>Choisissez-la dans la barre supérieure ou dans les paramètres. Les menus, les dates et les nombres changent aussitôt. Les textes écrits par des personnes, comme les e-mails et les articles, ne sont jamais traduits.</p>
<h2>Fuseau horaire</h2>
<p>Les événements s’affichent dans le fuseau horaire de votre appareil. Si vous allez d’Accra à Lisbonne, le calendrier passe à l’heure de Lisbonne en même temps que lui.</p>
<h2>Devise</h2>
<p>Les prix et les graphiques sont dans la devise de la boutique, le dollar américain, pour tout le monde. Votre langue ne change que la présentation des montants. Les taux de change ne modifient donc jamais un prix.</p>`,
    },
    'who-can-invite-people': {
      question: 'Qui peut inviter des personnes dans l’équipe ?',
      content: `
<p>Toute personne dont le rôle comprend la permission « Add &amp; Remove Users ». Par défaut, ce sont les administrateurs et les gestionnaires.</p>
<h2>Inviter quelqu’un</h2>
<ol><li>Ouvrez <strong>Utilisateurs</strong> et choisissez <strong>Ajouter un utilisateur</strong>.</li><li>Saisissez le nom, l’e-mail et le rôle. Vous pourrez compléter plus tard.</li><li>Le nouvel utilisateur reste <em>en attente</em> jusqu’à sa première connexion.</li></ol>
<h2>Quel rôle pour une équipe commerciale ?</h2>
<p>Pour les personnes qui rédigent des devis et suivent les factures, choisissez « gestionnaire ». Pour celles qui ne font que consulter, choisissez « utilisateur restreint ». Commencez petit : ajouter une permission prend une minute, expliquer pourquoi vous l’avez retirée prend plus longtemps.</p>`,
    },
    'which-notifications-are-sent': {
      question: 'Quelles notifications sont envoyées, et quand ?',
      content: `
<p>Il en existe six types, chacun avec son interrupteur dans <strong>Paramètres, Notifications</strong>.</p>
<h2>Activité</h2>
<ul><li>Quelqu’un commente votre article.</li><li>Quelqu’un répond à votre formulaire.</li><li>Quelqu’un s’abonne à votre profil.</li></ul>
<h2>De notre part</h2>
<ul><li>Annonces : quelques-unes par an, par exemple quand les conditions changent.</li><li>Nouveautés du produit : une fois par mois.</li><li>Résumé du blog : le vendredi, si un article a été publié.</li></ul>
<h2>Heures calmes</h2>
<p>Choisissez « Seulement quand je suis en ligne » : les notifications attendront que vous ouvriez ${product.name}. Les notifications de sécurité sont toujours envoyées.</p>`,
    },
    'create-an-api-key': {
      question: 'Comment créer une clé d’API ?',
      content: `
<p>Une clé permet à une application d’agir en votre nom. Créez-en une par application : vous pourrez la révoquer sans bloquer les autres.</p>
<h2>Créer la clé</h2>
<ol><li>Ouvrez <strong>Clés d’API</strong>.</li><li>Donnez à la clé le nom de l’application qui l’utilise, par exemple « Scanner de l’entrepôt ».</li><li>Choisissez une portée : lecture seule, lecture et écriture ou accès complet.</li><li>Copiez la clé. Elle commence par <code>lsk_</code> et ne s’affiche qu’une fois.</li></ol>
<h2>Si vous l’avez perdue</h2>
<p>Nous ne pouvons pas l’afficher de nouveau, car nous ne conservons que ses quatre derniers caractères. Créez une nouvelle clé et utilisez-la dans votre application. Révoquez l’ancienne quand sa « Dernière utilisation » ne change plus.</p>
<h2>Où la conserver</h2>
<p>Dans une variable d’environnement, jamais dans le code source ni dans une page chargée par un navigateur.</p>`,
    },
    'how-calls-prove-who-makes-them': {
      question: 'Comment les requêtes à l’API sont-elles authentifiées ?',
      content: `
<p>Chaque requête porte l’en-tête <code>Authorization: Bearer …</code> avec un jeton d’accès, que vous obtenez en vous connectant.</p>
<h2>Deux jetons</h2>
<p>La connexion renvoie un jeton d’accès et un jeton d’actualisation. Les deux sont valables dix minutes. Envoyez le jeton d’accès avec chaque requête. Avant son expiration, échangez le jeton d’actualisation contre une nouvelle paire.</p>
<h2>Statut 401</h2>
<p>Le jeton a expiré. Demandez une seule fois une nouvelle paire, faites attendre les autres requêtes, puis renvoyez-les. Si la réponse est « Invalid refresh token », la session est terminée et l’utilisateur doit se reconnecter.</p>
<h2>Statut 403</h2>
<p>Vous êtes authentifié, mais vous n’avez pas la permission. Un nouveau jeton n’y changera rien : c’est votre rôle qui doit avoir la permission.</p>`,
    },
    'what-the-error-answers-mean': {
      question: 'Que signifient les réponses d’erreur ?',
      content: `
<p>Chaque erreur a un statut et un corps avec <code>error</code> : une phrase, ou un objet avec une entrée par champ non valide.</p>
<h2>Les statuts</h2>
<ul><li><strong>400</strong> : la requête n’est pas valide. Affichez chaque entrée de <code>error</code> à côté de son champ.</li><li><strong>401</strong> : connectez-vous ou renouvelez le jeton.</li><li><strong>403</strong> : votre rôle n’a pas cette permission.</li><li><strong>404</strong> : l’enregistrement n’existe pas ou a été supprimé.</li><li><strong>500</strong> : l’erreur vient de nous. Réessayez dans un instant.</li></ul>
<h2>Tout ou rien</h2>
<p>Une requête qui échoue ne change rien. Si vous supprimez dix utilisateurs en une requête et qu’un identifiant est faux, aucun utilisateur n’est supprimé. Corrigez la requête et renvoyez-la.</p>`,
    },
    'page-through-a-long-list': {
      question: 'Comment parcourir une longue liste page par page ?',
      content: `
<p>Les listes acceptent <code>page</code>, qui commence à 1, et <code>perPage</code>, qui vaut 10 par défaut.</p>
<h2>Nombre de pages</h2>
<p>La réponse contient <code>total</code>, le nombre de lignes qui correspondent à la recherche et aux filtres. Divisez-le par <code>perPage</code> et arrondissez au nombre supérieur. Une page au-delà de la fin est vide ; ce n’est pas une erreur.</p>
<h2>Garder un ordre stable</h2>
<p>Envoyez toujours <code>sortColumn</code> et <code>sort</code>. Les lignes de même valeur gardent leur ordre : aucune n’est répétée ni sautée d’une page à l’autre.</p>
<h2>Lire toutes les lignes</h2>
<p>Utilisez un grand <code>perPage</code> plutôt que beaucoup de petites requêtes. Arrêtez-vous quand une réponse contient moins de lignes que demandé.</p>`,
    },
    'send-leads-from-your-own-form': {
      question: 'Comment envoyer de nouveaux prospects depuis un formulaire de mon site ?',
      content: `
<p>Envoyez la requête depuis le serveur de votre site. Tous les visiteurs pourraient lire une clé placée dans la page.</p>
<h2>Les étapes</h2>
<ol><li>Créez une clé avec la portée « lecture et écriture », réservée à ce formulaire.</li><li>Envoyez le formulaire à votre propre serveur.</li><li>Vérifiez-y les champs, puis ajoutez un utilisateur avec le rôle « abonné » et le statut « en attente ».</li></ol>
<h2>Si l’e-mail existe déjà</h2>
<p>La réponse est 400, avec une entrée pour <code>email</code>. Affichez le même message de réussite, pour que les visiteurs n’apprennent pas qui a un compte.</p>
<h2>Remerciez</h2>
<p>Une fois le formulaire envoyé, dites aux visiteurs ce qui va se passer.</p>`,
    },
    'change-or-cancel-your-plan': {
      question: 'Comment changer de formule ou la résilier ?',
      content: `
<p>Accédez à <strong>Paramètres, Facturation et formules</strong>. Vous pouvez changer de formule ou la résilier à tout moment.</p>
<h2>Formule supérieure</h2>
<p>Les nouvelles limites s’appliquent immédiatement. Nous déduisons de la première facture la part non utilisée de l’ancienne formule.</p>
<h2>Formule inférieure</h2>
<p>Rien n’est supprimé. Vous pouvez toujours consulter et exporter les données qui dépassent les nouvelles limites.</p>
<h2>Résiliation</h2>
<p>Votre formule reste active jusqu’à la fin de la période payée. Votre compte passe ensuite à Basic, qui est gratuite. Vous pouvez reprendre la formule jusqu’à cette date.</p>`,
    },
    'balance-on-an-invoice': {
      question: 'Que signifie le solde d’une facture ?',
      content: `
<p>Le solde est le montant encore dû, pas le total de la facture.</p>
<h2>Trois cas</h2>
<ul><li><strong>Nul</strong> : tout est payé. La liste affiche « Payée », et une recherche de ce mot trouve la facture.</li><li><strong>Positif</strong> : le client vous doit ce montant. Après un paiement partiel, le statut devient « Paiement partiel ».</li><li><strong>Négatif</strong> : le client a trop payé. Déduisez ce montant de la prochaine facture ou remboursez-le.</li></ul>
<h2>Enregistrer les paiements</h2>
<p>Enregistrez chaque paiement sur la facture. Si vous réduisez le total à la place, vos rapports montrent une vente plus faible.</p>`,
    },
    'reminders-for-overdue-invoices': {
      question: 'Comment relancer un client pour une facture en retard ?',
      content: `
<p>Une facture est « En retard » quand son échéance est passée et qu’il reste un solde.</p>
<h2>Trouver ces factures</h2>
<p>Ouvrez la liste des factures, filtrez par ce statut et triez par échéance. Téléphonez pour la plus ancienne ; un e-mail suffit pour les autres.</p>
<h2>Écrire la relance</h2>
<p>Commencez par le numéro de la facture, le montant et l’échéance. Joignez de nouveau la facture.</p>
<h2>Un calendrier qui fonctionne</h2>
<p>Envoyez un e-mail cordial après 3 jours, téléphonez après 10 jours et envoyez une relance formelle après 30 jours. Notez ces dates dans votre calendrier dès l’envoi de la facture.</p>`,
    },
    'add-a-vat-number': {
      question: 'Comment ajouter un numéro de TVA et une deuxième adresse ?',
      content: `
<p>Ajoutez-les à votre adresse de facturation. Ils figureront sur toutes les nouvelles factures.</p>
<h2>Le numéro</h2>
<p>Commencez par le code du pays, par exemple DE ou FR. Le numéro est imprimé tel que vous le saisissez. Nous ne le vérifions pas : relisez-le bien.</p>
<h2>Une deuxième adresse</h2>
<p>L’adresse de facturation peut différer de celle de votre entreprise. Ajoutez-y un autre e-mail pour envoyer les factures à votre comptabilité.</p>
<h2>Factures existantes</h2>
<p>Elles ne peuvent pas être modifiées. Contactez l’assistance sous 30 jours pour obtenir une copie corrigée avec le même numéro.</p>`,
    },
    'what-counts-towards-the-mail-limit': {
      question: 'Qu’est-ce qui compte dans la limite d’e-mails ?',
      content: `
<p>Chaque destinataire d’un e-mail envoyé depuis ${product.name} compte une fois. Les brouillons, les e-mails reçus et les messages de discussion ne comptent pas.</p>
<h2>Exemples</h2>
<ul><li>Un e-mail à une personne, avec deux personnes en Cc : 3.</li><li>Une newsletter à 400 personnes : 400.</li><li>Une relance qui n’arrive pas à destination : 1. Nettoyez votre liste avant l’envoi.</li></ul>
<h2>Quand la limite est atteinte</h2>
<p>Vous pouvez toujours écrire à une personne à la fois. Les e-mails adressés à des listes attendent le premier du mois suivant ou un changement de formule. Aucun e-mail n’est perdu.</p>`,
    },
    'pictures-and-icons-in-your-product': {
      question: 'Puis-je utiliser les images et les icônes dans mon propre produit ?',
      content: `
<p>Oui, selon leurs licences. La page des attributions indique la source et la licence de chaque image, police et icône.</p>
<h2>Nos images</h2>
<p>Vous pouvez les utiliser et les modifier dans tout ce que vous créez avec ${product.name}, pour autant de clients que vous voulez. Ne vendez pas les images seules.</p>
<h2>Icônes et polices</h2>
<p>Elles ont des licences libres. La plupart exigent une mention avec les fichiers, mais pas à l’écran. Laissez les mentions où elles sont.</p>
<h2>Portraits</h2>
<p>Les portraits des données d’exemple sont des dessins. Vous n’avez besoin de l’accord de personne.</p>`,
    },
    'consent-before-you-write': {
      question: 'Me faut-il un consentement avant d’écrire à quelqu’un ?',
      content: `
<p>Pour de la publicité, oui, dans la plupart des pays. Cet article est un aperçu, pas un conseil juridique.</p>
<h2>Obtenir un consentement valable</h2>
<ul><li>Une case qui n’est pas cochée par défaut.</li><li>Une phrase sur ce que vous enverrez, et à quelle fréquence.</li><li>Un e-mail de confirmation, pour qu’on ne puisse pas inscrire quelqu’un d’autre.</li></ul>
<h2>Garder une preuve</h2>
<p>Notez la date, le formulaire et le texte exact. Vous devrez peut-être prouver le consentement des années plus tard.</p>
<h2>Ajouter un lien de désabonnement à chaque e-mail</h2>
<p>Un clic, pas de mot de passe, pas de questions. Une liste facile à quitter a de meilleurs lecteurs.</p>`,
    },
    'how-long-is-data-kept': {
      question: 'Combien de temps mes données sont-elles conservées ?',
      content: `
<p>Aussi longtemps que vous en avez besoin, mais pas plus que la loi ne le permet.</p>
<h2>Durées de conservation</h2>
<ul><li>E-mails, tâches et événements : jusqu’à ce que vous les supprimiez, plus 30 jours dans la corbeille.</li><li>Factures : dix ans, comme l’exige le droit fiscal de la plupart des pays.</li><li>Historique des connexions : douze mois.</li><li>Sauvegardes : 35 jours, puis elles sont écrasées.</li></ul>
<h2>Vos propres règles</h2>
<p>Décidez avec votre équipe quand supprimer les contacts qui ne répondent jamais. Douze mois sont un bon début. Une liste plus courte coûte moins cher, et elle est plus sûre et plus juste.</p>`,
    },
    'who-owns-what-you-put-in': {
      question: `À qui appartiennent mes données dans ${product.name} ?`,
      content: `
<p>À vous. Nous les stockons, nous les montrons aux personnes que vous invitez et nous les sauvegardons. Les conditions ne nous permettent rien d’autre.</p>
<h2>Exporter vos données</h2>
<p>Vous pouvez exporter toutes les listes, et l’API renvoie du JSON simple. Vous pouvez partir sans notre aide.</p>
<h2>Statistiques</h2>
<p>Nous comptons les pages vues pour améliorer le produit. Nous ne lisons pas vos contenus, et nous ne vendons ni ne partageons vos contacts.</p>
<h2>Si votre entreprise est vendue</h2>
<p>Vous pouvez transférer le compte : nommez le nouveau propriétaire administrateur, et il retirera l’ancien.</p>`,
    },
    'answer-a-request-for-data': {
      question: 'Comment répondre à une demande d’accès aux données personnelles ?',
      content: `
<p>Répondez sous un mois, gratuitement, et seulement à la personne qui demande ses propres données.</p>
<h2>Vérifier son identité</h2>
<p>Une demande envoyée depuis l’adresse e-mail enregistrée suffit en général. Sinon, demandez une information que seule cette personne connaît, comme un numéro de facture.</p>
<h2>Rassembler les données</h2>
<ol><li>Cherchez son adresse e-mail dans la recherche globale. Elle trouve les pages, les fichiers et les contacts.</li><li>Exportez sa fiche utilisateur, ses factures et ses commandes.</li><li>Relisez les e-mails et les discussions. Masquez les informations sur d’autres personnes.</li></ol>
<h2>Supprimer les données sur demande</h2>
<p>Ne gardez que ce qu’exige le droit fiscal, et dites-le. Supprimez tout le reste, y compris la ligne du tableur de l’an dernier.</p>`,
    },
    'add-to-the-home-screen': {
      question: `Comment ajouter ${product.name} à l’écran d’accueil de mon téléphone ?`,
      content: `
<p>Pas besoin de boutique d’applications. ${product.name} fonctionne sur les petits écrans, et vous pouvez l’ouvrir comme une application.</p>
<h2>Sur un téléphone Android</h2>
<p>Ouvrez ${product.name} dans votre navigateur, touchez les trois points et choisissez <strong>Ajouter à l’écran d’accueil</strong>.</p>
<h2>Sur un iPhone</h2>
<p>Touchez l’icône de partage en bas et choisissez <strong>Sur l’écran d’accueil</strong>. Vous pouvez changer le nom, ce qui est pratique si vous utilisez deux comptes.</p>
<h2>Mises à jour</h2>
<p>Vous avez toujours la dernière version. Si quelque chose semble dépassé, fermez toutes les fenêtres et rouvrez l’application.</p>`,
    },
    'working-without-a-connection': {
      question: 'Qu’est-ce qui fonctionne hors ligne ?',
      content: `
<p>Vous pouvez lire ce qui est à l’écran. Il faut une connexion pour enregistrer des modifications.</p>
<h2>Si vous perdez la connexion</h2>
<p>Une modification qui ne peut pas être enregistrée est annulée, et une notification le signale. Le texte saisi reste dans son champ. Laissez la page ouverte et enregistrez de nouveau une fois en ligne.</p>
<h2>Avant de passer hors ligne</h2>
<ul><li>Ouvrez les factures utiles, chacune dans son onglet.</li><li>Imprimez le calendrier du jour en PDF.</li><li>Prenez les commandes sur papier. Cela marche depuis des siècles.</li></ul>`,
    },
    'move-cards-on-a-touch-screen': {
      question: 'Comment déplacer des cartes sur un écran tactile ?',
      content: `
<p>Maintenez le doigt sur une carte jusqu’à ce qu’elle se soulève, puis faites-la glisser. Un appui bref ouvre la carte, un balayage fait défiler le tableau.</p>
<h2>Sans faire glisser</h2>
<p>Ouvrez le menu d’une carte et choisissez <strong>Déplacer</strong>. Cela fonctionne aussi avec un clavier ou un lecteur d’écran.</p>
<h2>Tableaux larges</h2>
<p>Les écrans étroits affichent une colonne à la fois. Balayez d’une colonne à l’autre ; les points du bas indiquent où vous êtes.</p>
<h2>Si une carte revient à sa place</h2>
<p>Le changement n’a pas été enregistré, le plus souvent parce que la connexion a été coupée. Déplacez la carte à nouveau.</p>`,
    },
    'take-an-order-at-a-market-stall': {
      question: 'Comment prendre une commande sur un stand de marché ?',
      content: `
<p>Votre téléphone peut servir de caisse si vous le préparez la veille au soir.</p>
<h2>Préparer</h2>
<ul><li>Ajoutez les produits que vous emportez à votre liste de souhaits, pour les trouver vite.</li><li>Augmentez la luminosité de l’écran et choisissez le thème clair. Les écrans sombres se lisent mal au soleil.</li></ul>
<h2>Vendre</h2>
<p>Ajoutez les produits au panier et montrez le total au client avant le paiement. Si vous devez expédier une commande, laissez le client saisir lui-même son adresse.</p>
<h2>Faire le bilan</h2>
<p>Notez sur chaque commande qu’elle vient du marché. Plus tard, vous verrez si le stand valait son loyer.</p>`,
    },
    'why-was-i-signed-out': {
      question: 'Pourquoi ai-je été déconnecté ?',
      content: `
<p>Une page ouverte prolonge votre session automatiquement. La session se termine si elle ne peut pas être prolongée pendant dix minutes.</p>
<h2>Raisons fréquentes</h2>
<ul><li>Votre téléphone était en veille, ou le navigateur a suspendu la page pour économiser la batterie.</li><li>Vous vous êtes déconnecté dans un autre onglet, ce qui déconnecte tous les onglets.</li><li>Cet appareil a été retiré dans les paramètres de sécurité.</li><li>L’horloge de l’appareil est décalée de plus de quelques minutes.</li></ul>
<h2>Votre travail</h2>
<p>Une fois connecté, vous revenez à la page où vous étiez. Les modifications enregistrées sont toujours là. Les formulaires non enregistrés sont à remplir de nouveau.</p>`,
    },
    'find-anything-quickly': {
      question: 'Comment tout trouver rapidement ?',
      content: `
<p>Appuyez sur <kbd>Ctrl</kbd>+<kbd>K</kbd> ou <kbd>⌘</kbd>+<kbd>K</kbd> pour ouvrir la recherche globale. Sur un téléphone, touchez l’icône de recherche.</p>
<h2>Ce qu’elle trouve</h2>
<p>Des pages, des fichiers et des contacts, quatre de chaque. Saisissez des parties de mots, dans n’importe quel ordre. Choisissez un résultat avec les flèches et ouvrez-le avec Entrée.</p>
<h2>Favoris</h2>
<p>L’étoile à côté d’une page l’ajoute à la barre supérieure. Deux pages y sont par défaut. Retirez les pages que vous n’utilisez jamais.</p>
<h2>Partager une vue</h2>
<p>L’URL contient vos filtres, la page de la liste et l’élément ouvert. Copiez-la : un collègue verra la même vue.</p>`,
    },
    'folders-and-labels-in-the-mailbox': {
      question: 'Comment fonctionnent les dossiers et les étiquettes des e-mails ?',
      content: `
<p>Un e-mail se trouve dans un seul dossier et peut avoir autant d’étiquettes que vous voulez.</p>
<h2>Dossiers</h2>
<p>Boîte de réception, Envoyés, Brouillons, Indésirables et Corbeille. Les e-mails supprimés vont dans la corbeille, d’où vous pouvez les restaurer. « Suivis » affiche les e-mails suivis de tous les dossiers, sauf la corbeille.</p>
<h2>Étiquettes</h2>
<p>Privé, Entreprise, Important et Personnel. Pour étiqueter plusieurs e-mails, sélectionnez-les et choisissez une étiquette. S’ils l’ont déjà tous, elle est retirée.</p>
<h2>Une habitude à essayer</h2>
<p>Videz votre boîte de réception deux fois par jour : répondez à ce qui prend deux minutes, suivez ce qui demande plus de temps et déplacez le reste. Les e-mails suivis sont votre programme de l’après-midi.</p>`,
    },
    'plan-a-campaign-on-a-board': {
      question: 'Comment planifier une campagne sur un tableau ?',
      content: `
<p>Commencez par trois colonnes : À faire, En cours, Terminé. N’en ajoutez une quatrième que si elle est utile.</p>
<h2>Une carte, un résultat</h2>
<p>« Newsletter » est un thème. « Envoyer la newsletter du 3 mars à la relecture » est une tâche avec une fin claire. L’échéance des nouvelles tâches est dans deux jours, sauf si vous changez la date.</p>
<h2>Limiter le travail en cours</h2>
<p>N’ayez pas plus de tâches en cours que de personnes. Cela semble lent pendant une semaine, puis les tâches se terminent.</p>
<h2>Faire le point à la fin</h2>
<p>Avant de vider la dernière colonne, passez-la en revue avec votre équipe. Notez ce qui a pris plus de temps que prévu dans la première tâche de la campagne suivante.</p>`,
    },
    'see-where-customers-come-from': {
      question: 'Comment voir d’où viennent mes clients ?',
      content: `
<p>Le tableau de bord d’analyse montre les visites, les commandes et les sessions par appareil. Lisez les cartes ensemble.</p>
<h2>Dans quel ordre lire les cartes</h2>
<ol><li><strong>Trafic du site</strong> : les visites ont-elles augmenté ?</li><li><strong>Sessions par appareil</strong> : les campagnes d’affichage amènent plus de téléphones.</li><li><strong>Commandes</strong> : les visiteurs ont-ils acheté, et combien de jours plus tard ?</li></ol>
<h2>Comparer ce qui est comparable</h2>
<p>Choisissez « 28 derniers jours » plutôt que « Mois dernier » : chaque jour de la semaine y figure toujours quatre fois.</p>
<h2>Interroger vos clients</h2>
<p>Ajoutez une question facultative au moment de commander : « Comment nous avez-vous connus ? » Utilisez un champ de texte, pas une liste. Cent réponses peuvent en dire plus qu’un graphique.</p>`,
    },
    'turn-posts-into-a-newsletter': {
      question: 'Comment transformer des articles de blog en newsletter ?',
      content: `
<p>Écrivez d’abord pour le blog. On retrouve un article des années plus tard, mais on ne lit un e-mail qu’une fois.</p>
<h2>Choisir les articles</h2>
<p>Prenez un article utile et un article divertissant. Filtrez le blog par catégorie et choisissez le plus récent de chacune. Trois articles sont de trop pour la plupart des lecteurs.</p>
<h2>Les raccourcir</h2>
<p>Utilisez l’extrait de l’article, jusqu’à 300 caractères. Terminez-le avant la conclusion, pour donner envie de lire la suite.</p>
<h2>Envoyer la newsletter</h2>
<p>Envoyez-la toujours le même jour de la semaine. Comptez les réponses, pas les ouvertures.</p>`,
    },
  },
}
