import { DirectionProvider, type Direction } from '@admin/ui';
import { useLayoutEffect, type ReactNode } from 'react';

export interface StageProps {
  readonly theme: string;
  readonly direction: Direction;
  readonly locale: string;
  /** Only the canvas sets the theme of the document, because a docs page shows several stories. */
  readonly view: 'canvas' | 'docs';
  readonly padding: 'page' | 'none';
  readonly children: ReactNode;
}

/** Surrounds a story with theme, direction and language, as the application sets them on the page. */
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
