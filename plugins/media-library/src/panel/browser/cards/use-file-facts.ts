import type { MediaFile } from '@admin/plugin-content-manager/points';
import { useIntl } from 'react-intl';
import { fileSize } from '../../files/file-size.ts';
import { extensionOf } from '../../files/pictures.ts';
import { browserMessages as say } from '../messages.ts';

type KnownFile = Pick<MediaFile, 'name' | 'ext' | 'width' | 'height' | 'size'>;

/** What a file is, in a line: `JPG · 1,200 × 800 · 1.2 MB`. */
export function useFileFacts(file: KnownFile): string {
  const intl = useIntl();
  const { width, height } = file;
  const facts = [
    extensionOf(file),
    width !== null && height !== null
      ? intl.formatMessage(say.dimensions, {
          width: intl.formatNumber(width, { useGrouping: false }),
          height: intl.formatNumber(height, { useGrouping: false }),
        })
      : undefined,
    fileSize(intl, file.size),
  ];
  return facts.filter((fact) => fact !== undefined).join(' · ');
}
