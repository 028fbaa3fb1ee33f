import { Icon } from '@admin/ui';
import { Upload } from '@admin/ui/icons';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uploadMessages } from './messages.ts';
import styles from './UploadArea.module.css';

/** Returns whether something is pasted into a text, or into a dialog over the area: such files are not uploaded. */
function isPastedElsewhere(target: EventTarget | null, area: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(area);
}

interface UploadAreaProps {
  /** Undefined where uploads are not possible. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  /** The name of the destination folder; undefined for the top level. */
  readonly folder?: string | undefined;
  /** `page` extends to the bottom of the window. @defaultValue 'content' */
  readonly room?: 'page' | 'content';
  /** `inside` accepts pasted files only while the focus is inside. @defaultValue 'anywhere' */
  readonly paste?: 'anywhere' | 'inside';
  readonly children: ReactNode;
}

/** Accepts files that are dropped on its content, or pasted while it is displayed. */
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
        // Moving onto a child fires `dragleave` as well.
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
            ? intl.formatMessage(uploadMessages.release)
            : intl.formatMessage(uploadMessages.releaseInto, { folder })}
        </div>
      )}
    </div>
  );
}
