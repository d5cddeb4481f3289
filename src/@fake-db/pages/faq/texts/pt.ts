import type { FaqData } from '@/redux/pages/faq/schema'

export const texts: FaqData = {
  payment: {
    icon: 'credit-card',
    title: 'Pagamento',
    subtitle: 'Cartões, faturas e reembolsos',
    qandA: [
      {
        key: 'when-is-my-card-charged',
        question: 'Quando é debitado o meu cartão?',
        ans: 'Quando a encomenda sai do armazém, e não no momento da compra. Ao finalizar, pedimos ao banco apenas que cative o valor, que pode aparecer na conta como movimento pendente. Se uma parte da encomenda seguir mais tarde, só será debitada nessa altura.',
      },
      {
        key: 'which-payment-methods-do-you-accept',
        question: 'Que métodos de pagamento aceitam?',
        ans: 'Cartões de crédito e de débito, transferência bancária e, para contas empresariais, pagamento a 14 dias mediante fatura. Ao finalizar a compra, só aparecem os métodos disponíveis no seu país e para a sua encomenda.',
      },
      {
        key: 'why-was-my-payment-declined',
        question: 'Porque é que o meu pagamento foi recusado?',
        ans: 'Na maioria dos casos, o banco não reconheceu a compra, o cartão expirou ou a morada de faturação difere da que está registada no banco. Verifique primeiro estes três pontos e tente mais uma vez. Se o pagamento voltar a ser recusado, ligue para o número no verso do cartão: os bancos não revelam o motivo às lojas.',
      },
      {
        key: 'is-it-safe-to-store-my-card-with-you',
        question: 'É seguro guardar o meu cartão na loja?',
        ans: 'Sim. O número segue diretamente para o prestador de pagamentos e nunca passa pelos nossos servidores. Guardamos os últimos quatro dígitos, a data de validade e um token que não serve a mais ninguém. Pode remover um cartão guardado em qualquer altura, nas definições de faturação.',
      },
      {
        key: 'can-i-get-an-invoice-with-my-vat-number',
        question: 'Posso receber a fatura com o meu NIF?',
        ans: 'Indique o número na morada de faturação antes de encomendar e passará a constar de todas as faturas. Se a encomenda já foi feita, contacte o suporte no prazo de 30 dias. Depois disso, o período fiscal pode estar fechado e já não podemos reemitir a fatura.',
      },
      {
        key: 'how-do-coupon-codes-work',
        question: 'Como funcionam os códigos de cupão?',
        ans: 'Introduza o código no carrinho, e não na página de pagamento, para ver o novo total antes de decidir. Os códigos não são acumuláveis: se introduzir dois, aplicamos o desconto maior. Os artigos em saldo não têm desconto adicional.',
      },
    ],
  },
  delivery: {
    icon: 'truck',
    title: 'Entrega',
    subtitle: 'Onde está a sua encomenda e quando chega',
    qandA: [
      {
        key: 'how-long-does-delivery-take',
        question: 'Quanto tempo demora a entrega?',
        ans: 'Entre um e oito dias, consoante o produto e a distância. A data indicada no carrinho é calculada para a sua morada e para o stock que temos, por isso oriente-se por ela e não por uma regra geral. As encomendas feitas até ao meio-dia de um dia útil seguem no próprio dia.',
      },
      {
        key: 'which-products-ship-for-free',
        question: 'Que produtos têm envio grátis?',
        ans: 'Os que têm a indicação “Envio grátis”. Basta um deles para que o envio de toda a encomenda seja gratuito. Os artigos volumosos, como bicicletas e secretárias, são exceção, como se refere nas respetivas páginas.',
      },
      {
        key: 'how-can-i-track-my-package',
        question: 'Como posso seguir a minha encomenda?',
        ans: 'O e-mail de confirmação do envio e a página da encomenda têm uma ligação de seguimento. O primeiro registo da transportadora pode só aparecer ao fim do dia. Se não houver novidades durante três dias úteis, contacte-nos e procuramos a encomenda.',
      },
      {
        key: 'can-i-change-the-delivery-address-after-ordering',
        question: 'Posso alterar a morada de entrega depois de encomendar?',
        ans: 'Sim, enquanto o estado da encomenda for “Feita”: contacte-nos e alteramos a morada. Depois de enviada, só a transportadora a pode desviar, normalmente na página de seguimento e, por vezes, mediante uma pequena taxa.',
      },
      {
        key: 'do-you-deliver-to-other-countries',
        question: 'Entregam noutros países?',
        ans: 'Sim, em 38 países. Os direitos de importação estão incluídos, pelo que não paga nada na entrega. Se o seu país não constar da lista ao finalizar a compra, ainda não o podemos garantir e preferimos evitar-lhe surpresas.',
      },
      {
        key: 'what-happens-if-i-am-not-at-home',
        question: 'O que acontece se não estiver em casa?',
        ans: 'A transportadora tenta de novo no dia útil seguinte e depois deixa a encomenda durante sete dias num ponto de recolha perto de si. Na página de seguimento, também pode indicar antecipadamente um vizinho ou um local seguro.',
      },
    ],
  },
  cancellationReturn: {
    icon: 'rotate-ccw',
    title: 'Cancelamento e devolução',
    subtitle: 'Mudou de ideias? Saiba o que fazer',
    qandA: [
      {
        key: 'how-do-i-cancel-an-order',
        question: 'Como cancelo uma encomenda?',
        ans: 'Abra a encomenda antes de ser enviada e escolha “Cancelar encomenda”. O valor cativo no cartão é libertado de imediato; o tempo que demora a ser visível depende do banco e raramente ultrapassa três dias.',
      },
      {
        key: 'how-long-do-i-have-to-return-something',
        question: 'Que prazo tenho para devolver um artigo?',
        ans: 'Trinta dias a contar da entrega. Experimente-o como faria numa loja: abra a caixa, veja-o, ligue-o. Se apresentar mais sinais de uso do que isso, podemos reembolsar menos do que o valor total, mas avisamos primeiro.',
      },
      {
        key: 'who-pays-for-the-return',
        question: 'Quem paga a devolução?',
        ans: 'Nós, se o produto tiver defeito, estiver danificado ou não corresponder ao que encomendou. Se simplesmente mudou de ideias, descontamos uma taxa fixa do reembolso. O valor é apresentado antes de confirmar a devolução.',
      },
      {
        key: 'when-do-i-get-my-refund',
        question: 'Quando recebo o reembolso?',
        ans: 'No prazo de cinco dias úteis após recebermos a encomenda, pelo método de pagamento original. No cartão, o reembolso pode demorar mais alguns dias a aparecer. Os cartões-oferta são recarregados de imediato.',
      },
      {
        key: 'what-if-my-order-arrives-damaged',
        question: 'E se a encomenda chegar danificada?',
        ans: 'Tire uma fotografia ao exterior da embalagem e outra ao dano, e envie-nos ambas no prazo de 48 horas. Guarde a embalagem, porque a transportadora pode pedir para a ver. Pode escolher entre a substituição e o reembolso.',
      },
      {
        key: 'which-products-can-t-be-returned',
        question: 'Que produtos não podem ser devolvidos?',
        ans: 'Alimentos abertos, auriculares usados, chaves de software já reveladas e produtos feitos por medida. A página do produto indica-o antes da compra.',
      },
    ],
  },
  myOrders: {
    icon: 'package',
    title: 'As minhas encomendas',
    subtitle: 'Encontrar, alterar e repetir compras',
    qandA: [
      {
        key: 'where-do-i-find-my-past-orders',
        question: 'Onde encontro as encomendas anteriores?',
        ans: 'Na sua conta, em “Encomendas”, a começar pelas mais recentes. Pesquise por número de encomenda, produto ou ano. As encomendas feitas sem conta são acrescentadas quando se registar com o mesmo endereço de e-mail.',
      },
      {
        key: 'what-do-the-order-statuses-mean',
        question: 'O que significam os estados da encomenda?',
        ans: 'Feita: recebemos a encomenda e ainda pode cancelá-la. Enviada: a transportadora já a registou. Entregue: chegou ao destino. Cancelada: não será enviada e o valor é reembolsado. Devolvida: todos os artigos voltaram para nós.',
      },
      {
        key: 'can-i-add-a-product-to-an-order-i-have-already-placed',
        question: 'Posso acrescentar um produto a uma encomenda já feita?',
        ans: 'Não, porque o pagamento corresponde ao total que confirmou. Em vez disso, faça uma segunda encomenda para a mesma morada: se a primeira ainda não estiver embalada, seguem na mesma caixa e os segundos portes são reembolsados automaticamente.',
      },
      {
        key: 'why-did-my-order-arrive-in-several-packages',
        question: 'Porque é que a minha encomenda chegou em vários volumes?',
        ans: 'Os produtos estavam em armazéns diferentes ou um deles não cabia na caixa. Nunca paga os portes duas vezes pela mesma encomenda, e cada volume tem a sua própria ligação de seguimento.',
      },
      {
        key: 'how-do-i-reorder-something',
        question: 'Como volto a encomendar um artigo?',
        ans: 'Abra a encomenda antiga e escolha “Encomendar de novo”. Tudo o que ainda houver em stock vai para o carrinho ao preço atual; os produtos descontinuados são apresentados numa lista, para poder encontrar alternativas.',
      },
      {
        key: 'an-item-is-missing-from-my-package-what-now',
        question: 'Falta um artigo na minha encomenda. E agora?',
        ans: 'Consulte primeiro a guia de remessa: o artigo pode vir a caminho em separado. Se devia estar na caixa, comunique-o na página da encomenda no prazo de sete dias. Verificamos o peso registado pela transportadora e voltamos a enviar o artigo, normalmente no próprio dia.',
      },
    ],
  },
  productServices: {
    icon: 'settings',
    title: 'Produtos e serviços',
    subtitle: 'Garantia, reparações e ajuda na configuração',
    qandA: [
      {
        key: 'how-long-is-the-warranty',
        question: 'Quanto tempo dura a garantia?',
        ans: 'Dois anos para tudo o que tem ficha ou bateria, um ano para o resto. Começa no dia da entrega e acompanha o produto se o vender ou oferecer.',
      },
      {
        key: 'do-you-repair-products-outside-the-warranty',
        question: 'Reparam produtos fora da garantia?',
        ans: 'Sim. Mantemos peças sobressalentes durante cinco anos depois de deixarmos de vender um produto. Damos um preço fixo antes de começar e avisamos se a reparação custar mais de metade do preço de um produto novo.',
      },
      {
        key: 'how-are-the-star-ratings-calculated',
        question: 'Como são calculadas as estrelas?',
        ans: 'São a média das avaliações de quem comprou o produto na nossa loja, arredondada à estrela mais próxima. Nunca eliminamos avaliações por serem desagradáveis, só quando mencionam outras pessoas ou falam de outro assunto.',
      },
      {
        key: 'will-a-product-that-is-out-of-stock-come-back',
        question: 'Um produto esgotado volta a estar disponível?',
        ans: 'Se a página tiver o botão “Avise-me”, já há reposição encomendada e recebe um e-mail quando chegar. Se não houver botão, o produto foi descontinuado. Mais abaixo, encontra produtos semelhantes.',
      },
      {
        key: 'can-i-order-for-my-company',
        question: 'Posso encomendar para a minha empresa?',
        ans: 'Sim. Uma conta empresarial acrescenta pagamento mediante fatura, várias moradas de entrega e funções, para que um colega encha o carrinho e a aprovação fique a seu cargo. A partir de dez unidades do mesmo produto, peça um orçamento.',
      },
      {
        key: 'how-do-i-delete-my-account',
        question: 'Como elimino a minha conta?',
        ans: 'Nas definições da conta, no fim do primeiro separador. Para confirmar, escreva o seu nome de utilizador. As faturas são conservadas durante o período exigido pela lei fiscal. Tudo o resto é eliminado no prazo de 30 dias.',
      },
    ],
  },
}
