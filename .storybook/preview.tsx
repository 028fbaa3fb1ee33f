import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { preloadLayers } from '@admin/ui';
import '@admin/ui/tokens.css';
import '@admin/ui/fonts.css';
import './preview.css';
import { accessibilityChecks } from './accessibility-checks.ts';
import { checkDarkTheme } from './dark-check.ts';
import { expectLinksInPanel } from './internal-links.ts';
import { pseudoLocale, storyLanguages } from './languages.ts';
import { lightenReports } from './light-reports.ts';
import { optionalControls } from './optional-controls.ts';
import { lightenElements } from '../test/light-elements.ts';
import { lightenErrors } from '../test/light-errors.ts';
import { Stage } from './Stage.tsx';
import { ThemedDocs } from './ThemedDocs.tsx';

// Timeouts must not fail stories on busy machines.
configure({ asyncUtilTimeout: 15_000 });

/** A test run uses only axe violations; the panel of Storybook also shows passed and incomplete checks. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** A test run from the terminal, without the panel of Storybook, which shows the axe results of each story. */
const isTerminalRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

if (isTestRun) {
  lightenElements();
  lightenErrors({ configure, getConfig });
}

/** Tests wait for these typefaces, because loading them changes the layout. */
const typefaces = ["1rem 'Inter Variable'", "1rem 'JetBrains Mono Variable'"];
const loadTypefaces = () => Promise.all(typefaces.map((typeface) => document.fonts.load(typeface)));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'fr', title: 'Français' },
          { value: 'ar', title: 'العربية' },
          { value: 'ja', title: '日本語' },
          { value: pseudoLocale, title: 'Pseudo (40 % longer)' },
        ],
      },
    },
  },
  argTypesEnhancers: [optionalControls],
  beforeAll: async () => {
    // Dispatches events outside of `act`, as in a browser: a component that suspends in an `act` that is not awaited never
    // renders again.
    configure({ eventWrapper: (dispatch) => dispatch() });
    if (isTestRun) await Promise.all([loadTypefaces(), preloadLayers()]);
  },
  beforeEach: (context) => {
    context.parameters['a11y'] = accessibilityChecks(context.globals, context.parameters['a11y']);
    // Stories find parts of a page by their English names, also where they set another language for its direction.
    if (isTestRun && context.parameters['isTranslated'] !== true) context.parameters['panelLanguages'] = [];
    if (isTerminalRun) lightenReports(context);
  },
  ...(isTestRun && {
    afterEach: async (context) => {
      await expectLinksInPanel();
      await checkDarkTheme(context);
    },
  }),
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'en' },
  decorators: [
    (Story, { globals, viewMode, parameters }) => (
      <Stage
        direction={globals['direction'] === 'rtl' || globals['locale'] === 'ar' ? 'rtl' : 'ltr'}
        locale={String(globals['locale'])}
        padding={parameters['layout'] === 'fullscreen' ? 'none' : 'page'}
        view={viewMode === 'docs' ? 'docs' : 'canvas'}
        theme={String(globals['theme'])}
      >
        <Story />
      </Stage>
    ),
  ],
  parameters: {
    layout: 'padded',
    panelLanguages: storyLanguages,
    a11y: { test: 'error', ...(isTestRun && { options: { resultTypes: ['violations'] } }) },
    backgrounds: { disabled: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    docs: { container: ThemedDocs, toc: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and size', 'Depth', 'Motion', 'Icons'],
          'Controls',
          'Overlays',
          'Navigation',
          'Display',
          'Layout',
        ],
      },
    },
  },
};

export default preview;
