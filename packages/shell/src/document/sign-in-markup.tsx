import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { LoginForm } from '../auth/login/LoginPage.tsx';
import { definePlugin } from '../extension/core/plugin.ts';
import { createProblemStore } from '../extension/problems/problem-store.ts';
import { RuntimeContext, type AdminRuntime, type AdminSettings } from '../extension/react/runtime-context.ts';
import { resolvePlugins } from '../extension/resolution/registry.ts';
import { createServices } from '../extension/services/create-services.ts';
import { services } from '../extension/services/services-point.ts';
import { englishTexts } from '../messages/message.ts';
import { preferencesRef, projectRef } from '../service-refs.ts';
import { defaultLocale, panelLocales } from '../preferences/locales.ts';
import { createProjectStore } from '../project/project-store.ts';

const nothing = () => undefined;

const preferences = {
  theme: 'system',
  language: defaultLocale,
  themes: [],
  languages: panelLocales,
  chosenLanguage: null,
} as const;

/** A host for rendering the form, without user preferences and without a logo of the installation. */
const host = definePlugin({
  id: 'shell',
  points: [services],
  contributes: [
    services.add({
      ref: preferencesRef,
      factory: () => ({
        getState: () => preferences,
        subscribe: () => nothing,
        actions: { setTheme: nothing, setLanguage: nothing, chooseLanguage: nothing },
      }),
    }),
    services.add({ ref: projectRef, factory: () => createProjectStore({}) }),
  ],
});

function runtimeOf(config: AdminSettings): AdminRuntime {
  const problems = createProblemStore();
  const { report } = problems;
  const { registry } = resolvePlugins([host], { report, trusted: [host] });
  return {
    registry,
    services: createServices(registry, report),
    problems,
    config,
    initialLocale: defaultLocale,
    initialTexts: englishTexts,
    initialPlugins: registry.plugins,
    loadMessages: () => Promise.resolve(englishTexts),
  };
}

/**
 * Returns the sign-in form as markup, for the document to show before any script: the first render of the panel's own
 * component, in English. Runs while a panel is built. Links are relative to the panel's base (`./auth/…`).
 * @param settings the settings of the panel
 */
export function signInMarkup(settings: Pick<AdminSettings, 'productName' | 'logo'>): string {
  const runtime = runtimeOf({ basename: '', backendUrl: '', isSafeMode: false, ...settings });
  const markup = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <IntlProvider defaultLocale={defaultLocale} locale={defaultLocale} messages={{}}>
        <MemoryRouter>
          <LoginForm onSubmit={() => Promise.resolve(undefined)} />
        </MemoryRouter>
      </IntlProvider>
    </RuntimeContext>,
  );
  return markup.replaceAll('href="/', 'href="./');
}
