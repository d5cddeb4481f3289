import type { PricingTexts } from '../seed'

export const texts: PricingTexts = {
  basicPlan: {
    subtitle: 'Um começo simples para todos',
    planBenefits: [
      'Até 5 utilizadores',
      '10 GB de armazenamento',
      'E-mail, calendário e tarefas',
      'Um quadro kanban',
      'Base de conhecimento',
    ],
  },
  standardPlan: {
    subtitle: 'Para equipas que trabalham juntas todos os dias',
    planBenefits: [
      'Até 50 utilizadores',
      '250 GB de armazenamento',
      'Tudo do Basic, com quadros ilimitados',
      'Faturas e loja online',
      'Chaves de API com leitura',
      'Suporte por e-mail no prazo de um dia útil',
    ],
  },
  enterprisePlan: {
    subtitle: 'Para organizações com necessidades específicas',
    planBenefits: [
      'Até 500 utilizadores',
      '2000 GB de armazenamento',
      'Tudo do Standard',
      'Funções e permissões personalizadas',
      'Chaves de API com acesso total',
      'Registo de auditoria, guardado dois anos',
      'Contacto dedicado com suporte telefónico',
    ],
  },
  qandA: [
    {
      key: 'does-the-price-depend-on-how-many-users-i-have',
      question: 'O preço depende do número de utilizadores?',
      ans: 'Não. Cada plano tem um preço único, quer use um lugar ou todos. Quando o limite é atingido, avisamos todos os administradores. Ninguém perde o acesso, mas só poderá convidar mais pessoas depois de mudar de plano.',
    },
    {
      key: 'what-is-the-difference-between-monthly-and-yearly-billing',
      question: 'Qual é a diferença entre a faturação mensal e a anual?',
      ans: 'Apenas o preço e a frequência do pagamento. O Standard custa 49 $ por mês, ou 480 $ por ano, o que equivale a 40 $ por mês. O Enterprise custa 99 $ por mês, ou 960 $ por ano, o que equivale a 80 $ por mês. Pode passar da faturação mensal para a anual em qualquer altura.',
    },
    {
      key: 'what-happens-to-my-data-when-i-move-to-a-smaller-plan',
      question: 'O que acontece aos meus dados se mudar para um plano inferior?',
      ans: 'Nada é eliminado. Pode ver e exportar os quadros, ficheiros e faturas que excedam os novos limites. Para os editar, liberte espaço ou volte ao plano superior.',
    },
    {
      key: 'can-i-cancel-at-any-time',
      question: 'Posso cancelar em qualquer altura?',
      ans: 'Sim, nas definições de faturação, com dois cliques e sem telefonemas. O plano mantém-se ativo até ao fim do período já pago. Para o manter, basta voltar a escolher um plano antes dessa data.',
    },
    {
      key: 'is-there-a-trial-period',
      question: 'Existe um período experimental?',
      ans: 'Pode experimentar o Standard gratuitamente durante 14 dias, uma vez por conta. Não é necessário cartão de crédito e o seu plano atual não muda. O período experimental termina automaticamente e os seus dados mantêm-se.',
    },
    {
      key: 'do-you-offer-a-discount-to-charities-and-schools',
      question: 'Oferecem desconto a instituições de solidariedade e escolas?',
      ans: 'Sim, o Standard e o Enterprise ficam a metade do preço. Escreva-nos a partir do e-mail da sua organização e indique o registo em que está inscrita. Respondemos no prazo de dois dias úteis.',
    },
  ],
}
