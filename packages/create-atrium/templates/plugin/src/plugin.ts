import { createPageRef, definePlugin, menuLinks, routes } from '@admin/shell';
import { WandSparkles } from '@admin/ui/icons';

const title = { id: 'atrium-template.title', defaultMessage: 'Greetings' } as const;
const requires = [{ action: 'plugin::atrium-template.read' }];

/** The address of the page. */
export const greetingPage = createPageRef('atrium-template');

/** The panel entry point: a page with its link in the navigation. */
export const plugin = definePlugin({
  id: 'atrium-template',
  // Each file by name: bundlers do not resolve patterns inside an installed package.
  messages: (locale) => (locale === 'fr' ? import('./messages/fr.json') : import('./messages/en.json')),
  contributes: [
    routes.add({
      id: 'atrium-template.page',
      path: greetingPage.path,
      page: () => import('./GreetingPage.tsx'),
      requires,
    }),
    menuLinks.add({
      id: 'atrium-template.link',
      to: greetingPage.to(),
      label: title,
      icon: WandSparkles,
      requires,
    }),
  ],
});
