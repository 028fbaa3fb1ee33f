import { LazyContribution } from '@admin/shell/host';
import { Skeleton } from '@admin/ui';
import type { MarkdownPreviewProps } from './preview/MarkdownPreview.tsx';

const owner = { pluginId: 'content-manager', contributionId: 'content-manager.markdown-preview' } as const;

const load = () => import('./preview/MarkdownPreview.tsx');

/** The preview, whose code comes when somebody first looks at one. */
export function PreviewPlace(props: MarkdownPreviewProps) {
  return (
    <LazyContribution contribution={owner} load={load} pending={<Skeleton shape="block" />} props={props} />
  );
}
