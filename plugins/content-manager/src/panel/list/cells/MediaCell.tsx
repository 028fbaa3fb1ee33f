import { fileAddress, useRuntime } from '@admin/shell';
import { Avatar, Icon } from '@admin/ui';
import { FileIcon } from '@admin/ui/icons';
import type { CellProps } from './Cell.tsx';
import styles from './cells.module.css';
import { shortName } from './values/short-name.ts';

/** What a list knows of a file. */
interface ListedFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly mime?: string | null;
  readonly alternativeText?: string | null;
  readonly formats?: { readonly thumbnail?: { readonly url: string } } | null;
}

/** How many files are drawn before the rest is only counted. */
const drawn = 3;

/** Files: pictures as pictures, others by their name; three of several, then how many more. */
export function MediaCell({ value }: CellProps) {
  const files = (Array.isArray(value) ? value : [value]) as readonly ListedFile[];
  const more = files.length - drawn;
  return (
    <span className={styles.media}>
      {files.slice(0, drawn).map((file) => (
        <FileMark file={file} key={file.id} />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}

function FileMark({ file }: { readonly file: ListedFile }) {
  const { backendUrl } = useRuntime().config;
  const name = shortName(file.name);
  if (!file.mime?.startsWith('image/')) {
    return (
      <span className={styles.file} title={name}>
        <Icon icon={FileIcon} label={name} />
      </span>
    );
  }
  const url = file.formats?.thumbnail?.url ?? file.url;
  const address = fileAddress(url, backendUrl);
  return <Avatar label={file.alternativeText || name} name={name} src={address} title={name} />;
}
