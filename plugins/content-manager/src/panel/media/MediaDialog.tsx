import { LazyDialog } from '@admin/shell';
import type { Contributed } from '@admin/shell/host';
import { mediaLibraries, type MediaDialogProps, type MediaLibrary } from '../../points.ts';

export interface MediaDialogOfProps extends MediaDialogProps {
  readonly library: Contributed<MediaLibrary>;
}

/** The dialog of a media library; whoever asked for it is told when its code does not come. */
export function MediaDialog({ library, ...props }: MediaDialogOfProps) {
  return (
    <LazyDialog contribution={library} load={library.dialog} pointId={mediaLibraries.id} props={props} />
  );
}
