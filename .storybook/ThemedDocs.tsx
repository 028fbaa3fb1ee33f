import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';

const fonts = {
  fontBase: "'Inter Variable', system-ui, sans-serif",
  fontCode: "'JetBrains Mono Variable', ui-monospace, monospace",
};

const light = create({ base: 'light', ...fonts });
const dark = create({ base: 'dark', ...fonts });

/** Renders docs pages in the theme of the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeOf(context.channel.last(SET_GLOBALS)?.[0]));

  useEffect(() => {
    const follow = (event: unknown) => setTheme(themeOf(event));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return (
    <DocsContainer context={context} theme={isDark(theme) ? dark : light}>
      {children}
    </DocsContainer>
  );
}

function isDark(theme: string): boolean {
  return (
    theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  );
}

/** Returns the theme from the globals of a Storybook event. */
function themeOf(event: unknown): string {
  if (typeof event !== 'object' || event === null || !('globals' in event)) return 'light';
  const { globals } = event;
  if (typeof globals !== 'object' || globals === null || !('theme' in globals)) return 'light';
  return String(globals.theme);
}
