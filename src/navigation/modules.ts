import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'
import calendar from '@/views/apps/calendar/module'
import chat from '@/views/apps/chat/module'
import ecommerce from '@/views/apps/ecommerce/module'
import invoice from '@/views/apps/invoice/module'
import kanban from '@/views/apps/kanban/module'
import permissions from '@/views/apps/permissions/module'
import roles from '@/views/apps/roles/module'
import email from '@/views/apps/email/module'
import todo from '@/views/apps/todo/module'
import user from '@/views/apps/user/module'
import analyticsCards from '@/views/cards/analytics/module'
import cardGallery from '@/views/cards/gallery/module'
import statisticsCards from '@/views/cards/statistics/module'
import charts from '@/views/charts/apex/module'
import components from '@/views/components/gallery/module'
import componentReference from '@/views/components/reference/module'
import formGallery from '@/views/forms/gallery/module'
import home from '@/views/dashboards/home/module'
import extensions from '@/views/extensions/gallery/module'
import layouts from '@/views/layouts/gallery/module'
import accessControl from '@/views/pages/access-control/module'
import accountSettings from '@/views/pages/account-settings/module'
import authExamples from '@/views/pages/auth-examples/module'
import apiReference from '@/views/pages/api-reference/module'
import apiKey from '@/views/pages/api-key/module'
import blog from '@/views/pages/blog/module'
import faq from '@/views/pages/faq/module'
import knowledgeBase from '@/views/pages/knowledge-base/module'
import license from '@/views/pages/license/module'
import modalExamples from '@/views/pages/modal-examples/module'
import pricing from '@/views/pages/pricing/module'
import profile from '@/views/pages/profile/module'
import comingSoon from '@/views/misc/coming-soon/module'
import maintenance from '@/views/misc/maintenance/module'
import notAuthorized from '@/views/misc/not-authorized/module'
import account from '@/views/shared/account/module'
import imports from '@/views/shared/import/module'
import list from '@/views/shared/list/module'
import tags from '@/views/shared/tags/module'
import datatables from '@/views/tables/datatables/module'
import tablesReactstrap from '@/views/tables/reactstrap/module'
import elements from '@/views/ui/elements/module'
import { publicModules } from './publicModules'

/** Modules with screens for logged-in users, or with texts for those screens; one per line. */
export const memberModules: readonly ModuleManifest[] = [
  home,
  email,
  chat,
  kanban,
  calendar,
  todo,
  ecommerce,
  invoice,
  roles,
  permissions,
  user,
  accessControl,
  profile,
  accountSettings,
  faq,
  knowledgeBase,
  pricing,
  blog,
  license,
  apiKey,
  apiReference,
  modalExamples,
  authExamples,
  elements,
  cardGallery,
  statisticsCards,
  analyticsCards,
  tablesReactstrap,
  datatables,
  charts,
  components,
  componentReference,
  formGallery,
  extensions,
  layouts,
  notAuthorized,
  comingSoon,
  maintenance,
  account,
  imports,
  list,
  tags,
]

export const modules: readonly ModuleManifest[] = [...memberModules, ...publicModules]

export const routes: readonly ModuleRoute[] = modules.flatMap((module) => module.routes)
