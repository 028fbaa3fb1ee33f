import { Icon } from '@admin/ui';
import { Upload } from '@admin/ui/icons';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uploadMessages as say } from './messages.ts';
import styles from './UploadArea.module.css';

/** Whether something is pasted into a text, or into a dialog that lies over the area: files are not for the area then. */
function isPastedElsewhere(target: EventTarget | null, area: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(area);
}

interface UploadAreaProps {
  /** Undefined where nothing can be uploaded. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  /** The folder that files go to, in words; undefined for the top. */
  readonly folder?: string | undefined;
  /** `page` reaches down to the lower edge of the window. @default 'content' */
  readonly room?: 'page' | 'content';
  /** `inside` takes what is pasted while the focus is in there. @default 'anywhere' */
  readonly paste?: 'anywhere' | 'inside';
  readonly children: ReactNode;
}

/** Takes files that are dropped on what stands in it, or pasted while it is shown. */
export function UploadArea({
  onFiles,
  folder,
  room = 'content',
  paste = 'anywhere',
  children,
}: UploadAreaProps) {
  const intl = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined): boolean => {
    const files = [...(list ?? [])];
    if (!onFiles || files.length === 0) return false;
    onFiles(files);
    return true;
  });
  const canTake = onFiles !== undefined;

  useEffect(() => {
    const element = area.current;
    if (!canTake || !element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    element.addEventListener('dragenter', over, { signal });
    element.addEventListener('dragover', over, { signal });
    element.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        // Moving onto a child leaves the area only on paper.
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
      },
      { signal },
    );
    element.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (take(event.dataTransfer?.files)) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const isInside = event.target instanceof Node && element.contains(event.target);
        if (paste === 'inside' && !isInside) return;
        if (isPastedElsewhere(event.target, element)) return;
        if (take(event.clipboardData?.files)) event.preventDefault();
      },
      { signal },
    );
    return () => stop.abort();
  }, [canTake, paste]);

  return (
    <div className={styles.area} data-room={room} ref={area}>
      {children}
      {isOver && (
        <div aria-hidden="true" className={styles.veil}>
          <Icon icon={Upload} size="large" />
          {folder === undefined
            ? intl.formatMessage(say.release)
            : intl.formatMessage(say.releaseInto, { folder })}
        </div>
      )}
    </div>
  );
}
