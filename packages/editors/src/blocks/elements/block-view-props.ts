import type { ReactNode } from 'react';
import type { RenderElementProps } from 'slate-react';

/** What draws an element of the document receives. */
export type BlockViewProps = Omit<RenderElementProps, 'children'> & { readonly children: ReactNode };
