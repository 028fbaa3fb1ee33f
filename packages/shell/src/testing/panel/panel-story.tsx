import { useEffect, useState, type ReactElement } from 'react';
import type { Plugin } from '../../extension/core/plugin.ts';
import { defaultLocale } from '../../preferences/locales.ts';
import { preferenceKeys } from '../../preferences/preference-keys.ts';
import { defaultBasePath, openTestPanel, type TestPanelSpec } from './open-test-panel.tsx';

interface PanelStageProps {
  readonly spec: TestPanelSpec;
  readonly theme: string;
  readonly language: string;
}

function PanelStage({ spec, theme, language }: PanelStageProps) {
  const [{ draw, dispose }] = useState(() => {
    localStorage.setItem(preferenceKeys.theme, theme);
    localStorage.setItem(preferenceKeys.language, language);
    return openTestPanel(spec);
  });
  useEffect(() => dispose, [dispose]);
  const { basePath = defaultBasePath } = spec;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['panelBase'] = basePath;
    return () => void delete root.dataset['panelBase'];
  }, [basePath]);
  return draw();
}

/** The toolbar settings of a story. */
export interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  /** `panelLanguages` are plugins with the languages of the toolbar, used in other languages than English. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/**
 * The real panel in a story, as `createTestPanel` renders it, with the theme and the language of the toolbar as the
 * user's selection; the document's `data-panel-base` contains the base path of all internal links: `render: (_args,
 * context) => renderPanelStory({ plugins: [mine], at: '/mine' }, context)`.
 */
export function renderPanelStory(spec: TestPanelSpec, { globals, parameters }: StoryContext): ReactElement {
  const theme = String(globals['theme']);
  const language = String(globals['locale']);
  const packs = language === defaultLocale ? [] : ((parameters?.['panelLanguages'] ?? []) as Plugin[]);
  const translated = { ...spec, plugins: [...(spec.plugins ?? []), ...packs] };
  return <PanelStage key={`${theme} ${language}`} language={language} spec={translated} theme={theme} />;
}
