import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import '@admin/ui/tokens.css';
import '@admin/ui/fonts.css';
import './preview.css';
import { accessibilityChecks } from './accessibility-checks.ts';
import { checkDarkTheme } from './dark-check.ts';
import { expectLinksInPanel } from './internal-links.ts';
import { lightenReports } from './light-reports.ts';
import { optionalControls } from './optional-controls.ts';
import { lightenElements } from '../test/light-elements.ts';
import { lightenErrors } from '../test/light-errors.ts';
import { Stage } from './Stage.tsx';
import { ThemedDocs } from './ThemedDocs.tsx';

// How long something awaited may take is no part of a story: busy machines are slow.
configure({ asyncUtilTimeout: 15_000 });

/** Designers see in the panel what passed and what axe cannot tell; a run of tests reads nothing but what failed. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** A run from the terminal, and not from the panel of Storybook, which shows what axe found in each story. */
const isOnlyCounted = import.meta.env['VITEST_STORYBOOK'] === 'false';

if (isTestRun) {
  lightenElements();
  lightenErrors({ configure, getConfig });
}

/** Text moves what is around it once its typeface comes: no story is tested before that. */
const typefaces = ["1rem 'Inter Variable'", "1rem 'JetBrains Mono Variable'"];
const typefacesAreThere = () => Promise.all(typefaces.map((typeface) => document.fonts.load(typeface)));

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
          { value: 'system', title: 'As the system', icon: 'browser' },
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
        ],
      },
    },
  },
  argTypesEnhancers: [optionalControls],
  beforeAll: async () => {
    // Events reach React as they do in a browser, and not within an act of its own: what suspends within one that nobody
    // waits for is never drawn again.
    configure({ eventWrapper: (dispatch) => dispatch() });
    if (isTestRun) await typefacesAreThere();
  },
  beforeEach: (context) => {
    context.parameters['a11y'] = accessibilityChecks(context.globals, context.parameters['a11y']);
    if (isOnlyCounted) lightenReports(context);
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
        direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
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
