import { DirectionProvider, type Direction } from '@admin/ui';
import { useLayoutEffect, type ReactNode } from 'react';

export interface StageProps {
  readonly theme: string;
  readonly direction: Direction;
  readonly locale: string;
  /** A docs page shows several stories at once, so only the canvas may set the theme of the whole document. */
  readonly view: 'canvas' | 'docs';
  readonly padding: 'page' | 'none';
  readonly children: ReactNode;
}

/** What a story stands on: theme, direction and language as the application would set them on the page. */
export function Stage({ theme, direction, locale, view, padding, children }: StageProps) {
  useLayoutEffect(() => {
    if (view === 'docs') return;
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dir = direction;
    root.lang = locale;
  }, [theme, direction, locale, view]);

  return (
    <DirectionProvider direction={direction}>
      <div
        className="stage"
        data-padding={padding}
        data-view={view}
        data-theme={theme}
        dir={direction}
        lang={locale}
      >
        {children}
      </div>
    </DirectionProvider>
  );
}
