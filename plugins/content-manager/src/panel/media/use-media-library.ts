import { type Contributed, useContributions, useGuard } from '@admin/shell/host';
import { mediaLibraries, type MediaLibrary } from '../../points.ts';

/** Where the user can choose files from; null where there is no library, or none that they may use. */
export function useMediaLibrary(): Contributed<MediaLibrary> | null {
  const isThere = useGuard();
  return useContributions(mediaLibraries).find((library) => isThere(library)) ?? null;
}
