import { RelativeTime } from '@admin/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-shapes.ts';
import { fileSize } from '../files/file-size.ts';
import styles from './FileDetails.module.css';
import { fileMessages as say } from './messages.ts';

/** What is known of a file and cannot be changed. */
export function FileFacts({ file }: { readonly file: UploadedFile }) {
  const intl = useIntl();
  const { width, height, createdBy } = file;
  const plain = (pixels: number) => intl.formatNumber(pixels, { useGrouping: false });
  const person = createdBy && [createdBy.firstname, createdBy.lastname].filter(Boolean).join(' ');
  const time = (date: string) => <RelativeTime date={date} isTabStop={false} locale={intl.locale} />;
  const facts: readonly (readonly [keyof typeof say, ReactNode])[] = [
    ['type', file.mime],
    ['size', fileSize(intl, file.size)],
    ...(width !== null && height !== null
      ? ([['dimensions', `${plain(width)} × ${plain(height)}`]] as const)
      : []),
    ['uploaded', time(file.createdAt)],
    ...(file.updatedAt === file.createdAt ? [] : ([['changed', time(file.updatedAt)]] as const)),
    ...(person ? ([['by', person]] as const) : []),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div className={styles['fact']} key={name}>
          <dt>{intl.formatMessage(say[name])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
