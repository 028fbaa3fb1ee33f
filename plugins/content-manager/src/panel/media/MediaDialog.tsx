import { type Contributed, LazyContribution } from '@admin/shell';
import { mediaLibraries, type MediaDialogProps, type MediaLibrary } from '../../points.ts';

export interface MediaDialogOfProps extends MediaDialogProps {
  readonly library: Contributed<MediaLibrary>;
}

/** The dialog of a media library. */
export function MediaDialog({ library, ...props }: MediaDialogOfProps) {
  return (
    <LazyContribution
      contribution={library}
      load={library.dialog}
      pointId={mediaLibraries.id}
      props={props}
      shape="hidden"
    />
  );
}
