import { product } from '@/product'
import type { KnowledgeBaseTexts } from '../article'

export const texts: KnowledgeBaseTexts = {
  cards: {
    'sales-automation': {
      title: 'Automatização de vendas',
      desc: 'Do primeiro orçamento à fatura paga, com menos cliques.',
    },
    'marketing-automation': {
      title: 'Automatização de marketing',
      desc: 'Planeie campanhas num quadro e automatize as tarefas de rotina.',
    },
    'api-questions': {
      title: 'Perguntas sobre a API',
      desc: 'Chaves, tokens, erros e paginação, para programadores.',
    },
    personalization: {
      title: 'Personalização',
      desc: 'Idioma, cores e disposição: adapte o produto ao seu gosto.',
    },
    'email-marketing': {
      title: 'Marketing por e-mail',
      desc: 'Escreva a pessoas que querem receber notícias suas.',
    },
    'demand-generation': {
      title: 'Captação de clientes',
      desc: 'Descubra de onde vêm os clientes e atraia mais.',
    },
  },
  groups: {
    account: 'Definições da conta',
    api: 'Perguntas sobre a API',
    billing: 'Faturação',
    legal: 'Direitos de autor e questões legais',
    mobile: 'Aplicações móveis',
    usage: `Usar o ${product.name}`,
  },
  articles: {
    'change-your-password': {
      question: 'Como altero a minha palavra-passe?',
      content: `
<p>Precisa da palavra-passe atual. Se se esqueceu dela, termine a sessão e escolha “Esqueceu-se da palavra-passe?” na página de início de sessão.</p>
<h2>Alterar a palavra-passe</h2>
<ol><li>Abra o menu na sua fotografia de perfil e escolha <strong>Definições</strong>.</li><li>Vá para <strong>Segurança</strong>.</li><li>Introduza a palavra-passe atual, depois a nova duas vezes, e guarde.</li></ol>
<h2>Regras da palavra-passe</h2>
<p>Pelo menos oito caracteres, com uma letra minúscula, uma letra maiúscula e um dígito, espaço ou símbolo. Enquanto escreve, a lista por baixo do campo assinala cada regra cumprida. Uma frase de quatro palavras sem relação é mais fácil de decorar do que uma sequência curta e confusa, e mais difícil de adivinhar.</p>
<h2>O que acontece nos outros dispositivos</h2>
<p>Mantêm a sessão iniciada até esta terminar. Se alguém puder saber a sua palavra-passe antiga, termine também a sessão nos outros dispositivos. Encontra-os no fim do mesmo separador.</p>`,
    },
    'turn-on-two-step-sign-in': {
      question: 'Como ativo a verificação em dois passos?',
      content: `
<p>Com a verificação em dois passos, uma palavra-passe roubada não basta. Introduz também um código que só você vê.</p>
<h2>Com uma aplicação</h2>
<p>Escolha <strong>Definições, Segurança, Verificação em dois passos</strong> e leia o código QR com qualquer aplicação de autenticação. Para confirmar, introduza os seis dígitos da aplicação. Os códigos mudam a cada 30 segundos, por isso verifique o relógio do telemóvel se forem recusados.</p>
<h2>Por SMS</h2>
<p>Introduza um número de telefone em formato internacional, como +233 24 555 0117. Os SMS precisam de rede, e os números podem ser roubados. Se puder, use a aplicação.</p>
<h2>As chaves de API são afetadas?</h2>
<p>Não. As chaves funcionam sem código, por isso dê a cada uma o âmbito mais restrito possível.</p>`,
    },
    'language-times-and-currency': {
      question: 'Como altero o idioma, o fuso horário e a moeda?',
      content: `
<p>A sua colega em São Paulo vê a mesma fatura no idioma e no fuso horário dela.</p>
<h2>Idioma</h2>
<p>Escolha-o na barra superior ou nas definições. Os menus, as datas e os números mudam de imediato. Os textos escritos por pessoas, como e-mails e artigos, nunca são traduzidos.</p>
<h2>Fuso horário</h2>
<p>Os eventos aparecem no fuso horário do seu dispositivo. Se viajar de Acra para Lisboa, o calendário muda para a hora de Lisboa quando o dispositivo mudar.</p>
<h2>Moeda</h2>
<p>Os preços e os gráficos usam a moeda da loja, o dólar americano, para todas as pessoas. O idioma só altera o formato dos valores, por isso as taxas de câmbio nunca mudam um preço.</p>`,
    },
    'who-can-invite-people': {
      question: 'Quem pode convidar pessoas para a equipa?',
      content: `
<p>Todas as pessoas cuja função inclua a permissão “Add &amp; Remove Users”. Por predefinição, são os administradores e os gestores.</p>
<h2>Convidar alguém</h2>
<ol><li>Abra <strong>Utilizadores</strong> e escolha <strong>Adicionar utilizador</strong>.</li><li>Introduza o nome, o e-mail e a função. Pode completar o resto mais tarde.</li><li>O novo utilizador fica <em>pendente</em> até iniciar sessão pela primeira vez.</li></ol>
<h2>Que função para uma equipa de vendas?</h2>
<p>Para quem faz orçamentos e acompanha faturas, escolha “gestor”. Para quem só consulta, escolha “utilizador restrito”. Comece por pouco: acrescentar uma permissão demora um minuto, mas explicar porque a retirou demora mais.</p>`,
    },
    'which-notifications-are-sent': {
      question: 'Que notificações são enviadas, e quando?',
      content: `
<p>Há seis tipos, cada um com o seu interruptor em <strong>Definições, Notificações</strong>.</p>
<h2>Atividade</h2>
<ul><li>Alguém comenta um artigo seu.</li><li>Alguém responde a um formulário seu.</li><li>Alguém começa a segui-lo.</li></ul>
<h2>Da nossa parte</h2>
<ul><li>Anúncios: alguns por ano, por exemplo quando os termos mudam.</li><li>Novidades do produto: uma vez por mês.</li><li>Resumo do blogue: à sexta-feira, se algo tiver sido publicado.</li></ul>
<h2>Horas de sossego</h2>
<p>Escolha “Só quando estou online” e as notificações esperam até abrir o ${product.name}. As notificações de segurança são sempre enviadas.</p>`,
    },
    'create-an-api-key': {
      question: 'Como crio uma chave de API?',
      content: `
<p>Uma chave permite que uma aplicação atue em seu nome. Crie uma para cada aplicação, para a poder revogar sem afetar as outras.</p>
<h2>Criar a chave</h2>
<ol><li>Abra <strong>Chaves de API</strong>.</li><li>Dê à chave o nome da aplicação que a usa, como “Leitor do armazém”.</li><li>Escolha um âmbito: só leitura, leitura e escrita ou acesso total.</li><li>Copie a chave. Começa por <code>lsk_</code> e só é mostrada uma vez.</li></ol>
<h2>Se a perdeu</h2>
<p>Não a podemos mostrar de novo, porque só guardamos os últimos quatro caracteres. Crie uma nova chave e use-a na aplicação. Revogue a antiga quando a “Última utilização” deixar de mudar.</p>
<h2>Onde a guardar</h2>
<p>Numa variável de ambiente, nunca no código-fonte nem numa página carregada por um navegador.</p>`,
    },
    'how-calls-prove-who-makes-them': {
      question: 'Como são autenticados os pedidos à API?',
      content: `
<p>Cada pedido leva o cabeçalho <code>Authorization: Bearer …</code> com um token de acesso, que recebe ao iniciar sessão.</p>
<h2>Dois tokens</h2>
<p>O início de sessão devolve um token de acesso e um token de renovação. Ambos são válidos durante dez minutos. Envie o token de acesso em todos os pedidos. Antes de expirar, troque o token de renovação por um novo par.</p>
<h2>Estado 401</h2>
<p>O token expirou. Peça um novo par uma só vez, faça os outros pedidos esperar por ele e repita-os depois. Se a resposta for “Invalid refresh token”, a sessão terminou e o utilizador tem de iniciar sessão de novo.</p>
<h2>Estado 403</h2>
<p>Está autenticado, mas não tem permissão. Um novo token não ajuda: a sua função precisa da permissão.</p>`,
    },
    'what-the-error-answers-mean': {
      question: 'O que significam as respostas de erro?',
      content: `
<p>Cada erro tem um estado e um corpo com <code>error</code>: uma frase ou um objeto com uma entrada por cada campo inválido.</p>
<h2>Os estados</h2>
<ul><li><strong>400</strong>: o pedido é inválido. Mostre cada entrada de <code>error</code> junto ao respetivo campo.</li><li><strong>401</strong>: inicie sessão ou renove o token.</li><li><strong>403</strong>: a sua função não tem esta permissão.</li><li><strong>404</strong>: o registo não existe ou foi eliminado.</li><li><strong>500</strong>: o erro é nosso. Tente novamente daqui a pouco.</li></ul>
<h2>Tudo ou nada</h2>
<p>Um pedido falhado não altera nada. Se eliminar dez utilizadores num pedido e um ID estiver errado, nenhum utilizador é eliminado. Corrija o pedido e envie-o de novo.</p>`,
    },
    'page-through-a-long-list': {
      question: 'Como percorro uma lista longa página a página?',
      content: `
<p>As listas aceitam <code>page</code>, que começa em 1, e <code>perPage</code>, que por predefinição é 10.</p>
<h2>Número de páginas</h2>
<p>A resposta contém <code>total</code>, o número de linhas que correspondem à pesquisa e aos filtros. Divida-o por <code>perPage</code> e arredonde para cima. Uma página depois do fim vem vazia, não é um erro.</p>
<h2>Manter a ordem estável</h2>
<p>Envie sempre <code>sortColumn</code> e <code>sort</code>. As linhas com valores iguais mantêm a ordem, por isso nenhuma se repete nem se perde entre páginas.</p>
<h2>Ler todas as linhas</h2>
<p>Use um <code>perPage</code> grande em vez de muitos pedidos pequenos. Pare quando uma resposta tiver menos linhas do que pediu.</p>`,
    },
    'send-leads-from-your-own-form': {
      question: 'Como envio novos contactos a partir de um formulário do meu site?',
      content: `
<p>Envie o pedido a partir do servidor do seu site. Qualquer visitante poderia ler uma chave que estivesse na página.</p>
<h2>Os passos</h2>
<ol><li>Crie uma chave com o âmbito “leitura e escrita”, só para este formulário.</li><li>Envie o formulário para o seu próprio servidor.</li><li>Valide aí os campos e adicione depois um utilizador com a função “subscritor” e o estado “pendente”.</li></ol>
<h2>Se o e-mail já existir</h2>
<p>A resposta é 400, com uma entrada para <code>email</code>. Mostre aos visitantes a mesma mensagem de sucesso, para não ficarem a saber quem tem conta.</p>
<h2>Agradeça</h2>
<p>Depois do envio do formulário, diga aos visitantes o que acontece a seguir.</p>`,
    },
    'change-or-cancel-your-plan': {
      question: 'Como mudo ou cancelo o meu plano?',
      content: `
<p>Vá a <strong>Definições, Faturação e planos</strong>. Pode mudar ou cancelar o plano a qualquer momento.</p>
<h2>Plano superior</h2>
<p>Os novos limites aplicam-se de imediato. Descontamos na primeira fatura a parte não usada do plano antigo.</p>
<h2>Plano inferior</h2>
<p>Nada é eliminado. Pode continuar a ver e a exportar os dados acima dos novos limites.</p>
<h2>Cancelamento</h2>
<p>O plano continua ativo até ao fim do período pago. Depois, a conta passa para o Basic, que é gratuito. Até esse dia, pode retomar o plano.</p>`,
    },
    'balance-on-an-invoice': {
      question: 'O que significa o saldo de uma fatura?',
      content: `
<p>O saldo é o valor ainda em dívida, não o total da fatura.</p>
<h2>Três casos</h2>
<ul><li><strong>Zero</strong>: está tudo pago. A lista mostra “Paga”, e uma pesquisa por essa palavra encontra a fatura.</li><li><strong>Positivo</strong>: o cliente deve-lhe este valor. Depois de um pagamento parcial, o estado passa a “Pagamento parcial”.</li><li><strong>Negativo</strong>: o cliente pagou a mais. Desconte o valor na próxima fatura ou devolva-o.</li></ul>
<h2>Registar pagamentos</h2>
<p>Registe cada pagamento na fatura. Se em vez disso baixar o total, os seus relatórios mostram uma venda menor.</p>`,
    },
    'reminders-for-overdue-invoices': {
      question: 'Como lembro um cliente de uma fatura em atraso?',
      content: `
<p>Uma fatura está “Em atraso” quando o vencimento já passou e ainda há saldo.</p>
<h2>Encontrar as faturas em atraso</h2>
<p>Abra a lista de faturas, filtre por esse estado e ordene por vencimento. Telefone por causa da mais antiga; para as outras basta um e-mail.</p>
<h2>Escrever o lembrete</h2>
<p>Comece pelo número da fatura, o valor e o vencimento. Anexe a fatura de novo.</p>
<h2>Um calendário que funciona</h2>
<p>Envie um e-mail cordial ao fim de 3 dias, telefone ao fim de 10 e envie um aviso formal ao fim de 30. Ponha estas datas no calendário quando enviar a fatura.</p>`,
    },
    'add-a-vat-number': {
      question: 'Como adiciono um número de IVA e uma segunda morada?',
      content: `
<p>Adicione ambos à sua morada de faturação. Aparecem em todas as novas faturas.</p>
<h2>O número</h2>
<p>Comece pelo código do país, como DE ou FR. O número é impresso tal como o introduzir. Não o validamos, por isso confirme-o bem.</p>
<h2>Uma segunda morada</h2>
<p>A morada de faturação pode ser diferente da morada da empresa. Adicione aí outro e-mail para enviar as faturas à sua contabilidade.</p>
<h2>Faturas existentes</h2>
<p>Não podem ser alteradas. Contacte o suporte no prazo de 30 dias para obter uma cópia corrigida com o mesmo número.</p>`,
    },
    'what-counts-towards-the-mail-limit': {
      question: 'O que conta para o limite de e-mails?',
      content: `
<p>Cada destinatário de um e-mail enviado do ${product.name} conta uma vez. Os rascunhos, os e-mails recebidos e as mensagens de chat não contam.</p>
<h2>Exemplos</h2>
<ul><li>Um e-mail para uma pessoa, com duas pessoas em Cc: 3.</li><li>Uma newsletter para 400 pessoas: 400.</li><li>Um lembrete que é devolvido: 1. Limpe a sua lista antes de enviar.</li></ul>
<h2>Quando o limite é atingido</h2>
<p>Pode continuar a escrever a pessoas individualmente. Os e-mails para listas esperam até ao dia 1 do mês seguinte ou até mudar de plano. Nenhum e-mail se perde.</p>`,
    },
    'pictures-and-icons-in-your-product': {
      question: 'Posso usar as imagens e os ícones no meu próprio produto?',
      content: `
<p>Sim, de acordo com as respetivas licenças. A página de atribuições indica a origem e a licença de cada imagem, tipo de letra e ícone.</p>
<h2>As nossas imagens</h2>
<p>Pode usá-las e alterá-las em tudo o que criar com o ${product.name}, para qualquer número de clientes. Não venda as imagens em separado.</p>
<h2>Ícones e tipos de letra</h2>
<p>Têm licenças abertas. A maioria exige um aviso junto dos ficheiros, mas não no ecrã. Deixe os avisos onde estão.</p>
<h2>Retratos</h2>
<p>Os retratos dos dados de exemplo são desenhos. Não precisa da autorização de ninguém.</p>`,
    },
    'consent-before-you-write': {
      question: 'Preciso de consentimento antes de escrever a alguém?',
      content: `
<p>Para publicidade, sim, na maioria dos países. Este artigo é um resumo, não um parecer jurídico.</p>
<h2>Obter um consentimento válido</h2>
<ul><li>Uma caixa que não venha assinalada por predefinição.</li><li>Uma frase sobre o que vai enviar e com que frequência.</li><li>Um e-mail de confirmação, para que ninguém possa inscrever outra pessoa.</li></ul>
<h2>Guardar provas</h2>
<p>Registe a data, o formulário e o texto exato. Pode ter de provar o consentimento anos mais tarde.</p>
<h2>Incluir um link de cancelamento em cada e-mail</h2>
<p>Um clique, sem palavra-passe, sem perguntas. Uma lista fácil de deixar tem melhores leitores.</p>`,
    },
    'how-long-is-data-kept': {
      question: 'Durante quanto tempo são guardados os meus dados?',
      content: `
<p>Enquanto precisar deles, mas não mais do que a lei permite.</p>
<h2>Prazos de conservação</h2>
<ul><li>E-mails, tarefas e eventos: até os eliminar, mais 30 dias no lixo.</li><li>Faturas: dez anos, como exige a lei fiscal da maioria dos países.</li><li>Histórico de inícios de sessão: doze meses.</li><li>Cópias de segurança: 35 dias, e depois são substituídas.</li></ul>
<h2>As suas próprias regras</h2>
<p>Combine com a equipa quando eliminar os contactos que nunca respondem. Doze meses são um bom começo. Uma lista mais pequena é mais barata, mais segura e mais exata.</p>`,
    },
    'who-owns-what-you-put-in': {
      question: `A quem pertencem os meus dados no ${product.name}?`,
      content: `
<p>A si. Guardamo-los, mostramo-los às pessoas que convidar e fazemos cópias de segurança. Os termos não nos permitem mais nada.</p>
<h2>Exportar os seus dados</h2>
<p>Pode exportar todas as listas, e a API devolve JSON simples. Pode sair sem a nossa ajuda.</p>
<h2>Estatísticas</h2>
<p>Contamos as visualizações de páginas para melhorar o produto. Não lemos o seu conteúdo, nem vendemos ou partilhamos os seus contactos.</p>
<h2>Se a sua empresa for vendida</h2>
<p>Pode transferir a conta: torne o novo proprietário administrador, e ele remove depois o antigo.</p>`,
    },
    'answer-a-request-for-data': {
      question: 'Como respondo a um pedido de dados pessoais?',
      content: `
<p>Responda no prazo de um mês, sem custos, e só à pessoa que pede os seus próprios dados.</p>
<h2>Verificar a identidade</h2>
<p>Um pedido enviado do endereço de e-mail registado costuma bastar. Caso contrário, pergunte algo que só essa pessoa saiba, como um número de fatura.</p>
<h2>Reunir os dados</h2>
<ol><li>Procure o endereço de e-mail na pesquisa global. Ela encontra páginas, ficheiros e contactos.</li><li>Exporte o registo de utilizador, as faturas e as encomendas.</li><li>Reveja os e-mails e os chats. Oculte as informações sobre outras pessoas.</li></ol>
<h2>Eliminar os dados a pedido</h2>
<p>Mantenha só o que a lei fiscal exige, e informe a pessoa. Elimine tudo o resto, incluindo a linha na folha de cálculo do ano passado.</p>`,
    },
    'add-to-the-home-screen': {
      question: `Como adiciono o ${product.name} ao ecrã principal do telemóvel?`,
      content: `
<p>Não precisa de uma loja de aplicações. O ${product.name} funciona em ecrãs pequenos, e pode abri-lo como uma aplicação.</p>
<h2>Num telemóvel Android</h2>
<p>Abra o ${product.name} no navegador, toque nos três pontos e escolha <strong>Adicionar ao ecrã principal</strong>.</p>
<h2>Num iPhone</h2>
<p>Toque no ícone de partilha, em baixo, e escolha <strong>Adicionar ao ecrã principal</strong>. Pode mudar o nome, o que ajuda se usar duas contas.</p>
<h2>Atualizações</h2>
<p>Tem sempre a versão mais recente. Se algo parecer desatualizado, feche todas as janelas e volte a abrir.</p>`,
    },
    'working-without-a-connection': {
      question: 'O que funciona offline?',
      content: `
<p>Pode ler o que está no ecrã. Precisa de ligação para guardar alterações.</p>
<h2>Se perder a ligação</h2>
<p>Uma alteração que não possa ser guardada é anulada, e uma notificação avisa-o. O texto que escreveu fica no campo. Mantenha a página aberta e guarde de novo quando voltar a estar online.</p>
<h2>Antes de ficar offline</h2>
<ul><li>Abra as faturas de que precisa, cada uma no seu separador.</li><li>Imprima o calendário do dia em PDF.</li><li>Anote as encomendas em papel. Funciona há séculos.</li></ul>`,
    },
    'move-cards-on-a-touch-screen': {
      question: 'Como movo cartões num ecrã tátil?',
      content: `
<p>Toque sem soltar num cartão até ele se destacar e depois arraste-o. Um toque abre o cartão, e deslizar percorre o quadro.</p>
<h2>Sem arrastar</h2>
<p>Abra o menu de um cartão e escolha <strong>Mover</strong>. Também funciona com o teclado ou com um leitor de ecrã.</p>
<h2>Quadros largos</h2>
<p>Os ecrãs estreitos mostram uma coluna de cada vez. Deslize entre colunas; os pontos em baixo mostram onde está.</p>
<h2>Se um cartão voltar para trás</h2>
<p>A alteração não foi guardada, geralmente porque a ligação se perdeu. Mova o cartão outra vez.</p>`,
    },
    'take-an-order-at-a-market-stall': {
      question: 'Como registo uma encomenda numa banca de mercado?',
      content: `
<p>O telemóvel pode ser a caixa registadora, se o preparar na noite anterior.</p>
<h2>Preparar</h2>
<ul><li>Adicione os produtos que vai levar à lista de desejos, para os encontrar depressa.</li><li>Aumente o brilho do ecrã e escolha o tema claro. Os ecrãs escuros leem-se mal ao sol.</li></ul>
<h2>Vender</h2>
<p>Adicione os produtos ao carrinho e mostre o total ao cliente antes de ele pagar. Se tiver de enviar uma encomenda, deixe o cliente introduzir a própria morada.</p>
<h2>Fazer o balanço</h2>
<p>Anote em cada encomenda que veio do mercado. Mais tarde, verá se a banca valeu a renda.</p>`,
    },
    'why-was-i-signed-out': {
      question: 'Porque terminou a minha sessão?',
      content: `
<p>Uma página aberta renova a sessão automaticamente. A sessão termina se não puder ser renovada durante dez minutos.</p>
<h2>Motivos frequentes</h2>
<ul><li>O telemóvel estava em suspensão, ou o navegador suspendeu a página para poupar bateria.</li><li>Terminou a sessão noutro separador, o que a termina em todos os separadores.</li><li>Este dispositivo foi removido nas definições de segurança.</li><li>O relógio do dispositivo está errado em mais do que alguns minutos.</li></ul>
<h2>O seu trabalho</h2>
<p>Depois de iniciar sessão, volta à página onde estava. As alterações guardadas continuam lá. Os formulários não guardados têm de ser preenchidos de novo.</p>`,
    },
    'find-anything-quickly': {
      question: 'Como encontro tudo depressa?',
      content: `
<p>Prima <kbd>Ctrl</kbd>+<kbd>K</kbd> ou <kbd>⌘</kbd>+<kbd>K</kbd> para abrir a pesquisa global. No telemóvel, toque no ícone de pesquisa.</p>
<h2>O que pesquisa</h2>
<p>Encontra páginas, ficheiros e contactos, quatro de cada. Escreva partes de palavras, por qualquer ordem. Use as setas para selecionar um resultado e Enter para o abrir.</p>
<h2>Favoritos</h2>
<p>A estrela ao lado de uma página adiciona-a à barra superior. Por predefinição, já lá estão duas páginas. Remova as que nunca usa.</p>
<h2>Partilhar uma vista</h2>
<p>O URL contém os filtros, a página da lista e o registo aberto. Copie-o, e um colega vê a mesma vista.</p>`,
    },
    'folders-and-labels-in-the-mailbox': {
      question: 'Como funcionam as pastas e as etiquetas de e-mail?',
      content: `
<p>Um e-mail está exatamente numa pasta e pode ter qualquer número de etiquetas.</p>
<h2>Pastas</h2>
<p>Caixa de entrada, Enviados, Rascunhos, Spam e Lixo. Os e-mails eliminados vão para o lixo, e pode restaurá-los a partir daí. “Com estrela” mostra os e-mails com estrela de todas as pastas, exceto do lixo.</p>
<h2>Etiquetas</h2>
<p>Privado, Empresa, Importante e Pessoal. Para etiquetar vários e-mails, selecione-os e escolha uma etiqueta. Se todos já a tiverem, é removida.</p>
<h2>Um hábito que vale a pena</h2>
<p>Esvazie a caixa de entrada duas vezes por dia: responda ao que demora dois minutos, marque com estrela o que demora mais e mova o resto. Os e-mails com estrela são o seu plano para a tarde.</p>`,
    },
    'plan-a-campaign-on-a-board': {
      question: 'Como planeio uma campanha num quadro?',
      content: `
<p>Comece com três colunas: Por fazer, Em curso, Concluído. Acrescente uma quarta só se precisar.</p>
<h2>Um cartão, um resultado</h2>
<p>“Newsletter” é um tema. “Enviar a newsletter de 3 de março para revisão” é uma tarefa com um fim claro. O prazo das novas tarefas é de dois dias, a não ser que altere a data.</p>
<h2>Limitar o trabalho em curso</h2>
<p>Não tenha mais tarefas em curso do que pessoas. Parece lento durante uma semana, mas depois as tarefas ficam concluídas.</p>
<h2>Fazer a revisão no fim</h2>
<p>Antes de esvaziar a última coluna, reveja-a com a equipa. Anote o que demorou mais do que o previsto na primeira tarefa da campanha seguinte.</p>`,
    },
    'see-where-customers-come-from': {
      question: 'Como vejo de onde vêm os clientes?',
      content: `
<p>O painel de análise mostra as visitas, as encomendas e as sessões por dispositivo. Leia os cartões em conjunto.</p>
<h2>Ler os cartões por esta ordem</h2>
<ol><li><strong>Tráfego do site</strong>: as visitas aumentaram?</li><li><strong>Sessões por dispositivo</strong>: as campanhas de cartazes trazem mais telemóveis.</li><li><strong>Encomendas</strong>: os visitantes compraram? Quantos dias depois?</li></ol>
<h2>Comparar o que é comparável</h2>
<p>Escolha “Últimos 28 dias” em vez de “Último mês”: inclui sempre quatro vezes cada dia da semana.</p>
<h2>Perguntar aos clientes</h2>
<p>Acrescente uma pergunta opcional ao finalizar a compra: “Como nos conheceu?” Use um campo de texto, não uma lista. Cem respostas podem dizer mais do que um gráfico.</p>`,
    },
    'turn-posts-into-a-newsletter': {
      question: 'Como transformo artigos do blogue numa newsletter?',
      content: `
<p>Escreva primeiro para o blogue. Um artigo encontra-se anos mais tarde, mas um e-mail só se lê uma vez.</p>
<h2>Escolher artigos</h2>
<p>Escolha um artigo útil e um artigo divertido. Filtre o blogue por categoria e use o mais recente de cada uma. Três artigos são demasiados para a maioria dos leitores.</p>
<h2>Encurtá-los</h2>
<p>Use o excerto do artigo, até 300 caracteres. Termine-o antes da conclusão, para que os leitores queiram continuar.</p>
<h2>Enviar a newsletter</h2>
<p>Envie-a sempre no mesmo dia da semana. Conte as respostas, não as aberturas.</p>`,
    },
  },
}
