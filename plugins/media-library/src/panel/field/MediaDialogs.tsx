import type { MediaKind } from '@admin/content-model';
import type { MediaFile } from '@admin/plugin-content-manager/points';
import { LazyDialog } from '@admin/shell';
import { FileDialog } from '../details/FileDialog.tsx';
import { wholeFile } from './field-files.ts';
import type { MediaFiles } from './use-media-files.ts';

const chooser = { pluginId: 'media-library', contributionId: 'media-library.dialog' } as const;
const loadDialog = () => import('../chooser/ChooseDialog.tsx');

/** A dialog of the field: to choose files, to replace one, or to edit the details of one. */
export type MediaDialog =
  { readonly about: 'choose' } | { readonly about: 'replace' | 'details'; readonly id: number };

export interface MediaDialogsProps {
  readonly dialog: MediaDialog | null;
  readonly media: MediaFiles;
  readonly allowed: readonly MediaKind[];
  readonly isMultiple: boolean;
  readonly onClose: () => void;
}

/** The dialogs of a media field. They are outside of its `Field`, because their inputs have separate labels. */
export function MediaDialogs({ dialog, media, allowed, isMultiple, onClose }: MediaDialogsProps) {
  if (!dialog) return null;
  if (dialog.about === 'details') return <FileDialog id={dialog.id} onClose={onClose} open />;
  const isReplacing = dialog.about === 'replace';
  const onSelect = (chosen: readonly MediaFile[]): void => {
    onClose();
    const [first] = chosen;
    if (!isReplacing) media.choose(chosen);
    else if (first) media.replace(dialog.id, first);
  };
  return (
    <LazyDialog
      contribution={chooser}
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
