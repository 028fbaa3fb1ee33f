import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { Upload } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import styles from './FileDrop.module.css';
import { sortFiles, type FileRejection } from './sort-files.ts';

export interface FileDropLabels {
  /** The button; the words that follow it invite to drop. */
  readonly choose: ReactNode;
  readonly drop: ReactNode;
  /** Replaces the invitation while files hang over the zone. */
  readonly release: ReactNode;
}

export interface FileDropProps extends FieldControlProps {
  /** Types taken, as in the `accept` attribute: `['image/*', '.pdf']`. All types when left out. */
  readonly accept?: readonly string[] | undefined;
  readonly multiple?: boolean | undefined;
  /** Largest size of one file in bytes. */
  readonly maxBytes?: number | undefined;
  /** The files that fit; never called with none. */
  readonly onFiles: (files: readonly File[]) => void;
  /** The files that do not, each with the reason, for the caller to explain. */
  readonly onReject?: ((rejections: readonly FileRejection[]) => void) | undefined;
  /** A line under the invitation: which types, how large. */
  readonly hint?: ReactNode;
  readonly labels?: Partial<FileDropLabels> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const english: FileDropLabels = { choose: 'Choose files', drop: 'or drop them here', release: 'Drop to add' };

const everyType: readonly string[] = [];

/** Takes files by drop or by the system's file dialog; the whole zone is one button for mouse and keyboard. */
export function FileDrop({
  accept = everyType,
  multiple = false,
  maxBytes = Infinity,
  onFiles,
  onReject,
  hint,
  labels,
  ref,
  ...own
}: FileDropProps) {
  const { name, disabled = false, 'aria-required': _required, ...control } = useFieldControl(own);
  const words = { ...english, ...labels };
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = (files: readonly File[]) => {
    const { accepted, rejected } = sortFiles(files, { accept, maxBytes, maxCount: multiple ? Infinity : 1 });
    if (accepted.length > 0) onFiles(accepted);
    if (rejected.length > 0) onReject?.(rejected);
  };

  const handleDrag = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };

  const handleDragLeave = (event: DragEvent) => {
    const { relatedTarget } = event;
    // Moving onto a child leaves the zone only on paper.
    if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return;
    setIsOver(false);
  };

  const handleDrop = (event: DragEvent) => {
    if (disabled) return;
    event.preventDefault();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  };

  return (
    <>
      <button
        {...control}
        className={styles.zone}
        data-invalid={control['aria-invalid']}
        data-over={isOver || undefined}
        disabled={disabled}
        onClick={() => picker.current?.click()}
        onDragEnter={handleDrag}
        onDragLeave={handleDragLeave}
        onDragOver={handleDrag}
        onDrop={handleDrop}
        ref={ref}
        type="button"
      >
        <span className={styles.icon}>
          <Icon icon={Upload} size="large" />
        </span>
        <span>
          {isOver ? (
            words.release
          ) : (
            <>
              <span className={styles.choose}>{words.choose}</span> {words.drop}
            </>
          )}
        </span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </button>
      <VisuallyHidden>
        <input
          accept={accept.length === 0 ? undefined : accept.join(',')}
          aria-hidden="true"
          disabled={disabled}
          multiple={multiple}
          name={name}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file chosen again must count as a change.
            event.target.value = '';
          }}
          ref={picker}
          tabIndex={-1}
          type="file"
        />
      </VisuallyHidden>
    </>
  );
}
