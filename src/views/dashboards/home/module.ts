import { defineModule } from '@core/module/defineModule'
import { paths } from '@/navigation/paths'

/** Until there is a dashboard, the home page is the users app. */
export default defineModule({
  key: 'dashboards/home',
  routes: [
    { path: paths.home.pattern, layout: 'app', title: 'home', can: ['read', 'User'], load: () => import('./HomePage') },
  ],
})
