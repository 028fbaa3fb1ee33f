import type { MediaKind } from '@admin/content-model';
import type { MediaFile } from '@admin/plugin-content-manager/points';
import { LazyDialog } from '@admin/shell';
import { FileDialog } from '../details/FileDialog.tsx';
import { wholeFile } from './field-files.ts';
import type { MediaFiles } from './use-media-files.ts';

const dialog = { pluginId: 'media-library', contributionId: 'media-library.dialog' } as const;
const loadDialog = () => import('../chooser/ChooseDialog.tsx');

/** A dialog over the field: to choose files, one in the place of another, or to describe one. */
export type AskedOfMedia =
  { readonly about: 'choose' } | { readonly about: 'replace' | 'details'; readonly id: number };

export interface MediaDialogsProps {
  readonly asked: AskedOfMedia | null;
  readonly media: MediaFiles;
  readonly allowed: readonly MediaKind[];
  readonly isMultiple: boolean;
  readonly onClose: () => void;
}

/** The dialogs of a media field. Outside of its `Field`: their inputs have labels of their own. */
export function MediaDialogs({ asked, media, allowed, isMultiple, onClose }: MediaDialogsProps) {
  if (!asked) return null;
  if (asked.about === 'details') return <FileDialog id={asked.id} onClose={onClose} open />;
  const isReplacing = asked.about === 'replace';
  const onSelect = (chosen: readonly MediaFile[]): void => {
    onClose();
    const [first] = chosen;
    if (!isReplacing) media.choose(chosen);
    else if (first) media.replace(asked.id, first);
  };
  return (
    <LazyDialog
      contribution={dialog}
      load={loadDialog}
      props={{
        allowedTypes: allowed,
        multiple: isMultiple && !isReplacing,
        selected: isReplacing ? [] : media.files.map(wholeFile),
        onSelect,
        onClose,
      }}
    />
  );
}
