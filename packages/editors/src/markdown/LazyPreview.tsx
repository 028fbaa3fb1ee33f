import { LazyContribution } from '@admin/shell/host';
import { Skeleton } from '@admin/ui';
import { lazyPart, type EditorServices } from '../contract/editor-services.ts';
import type { MarkdownPreviewProps } from './preview/MarkdownPreview.tsx';

export interface LazyPreviewProps extends MarkdownPreviewProps {
  readonly services: EditorServices;
}

const load = () => import('./preview/MarkdownPreview.tsx');

/** The preview, whose code loads when a preview is first shown. */
export function LazyPreview({ services, ...props }: LazyPreviewProps) {
  return (
    <LazyContribution
      contribution={lazyPart(services, 'markdown-preview')}
      load={load}
      pending={<Skeleton shape="block" />}
      props={props}
    />
  );
}
