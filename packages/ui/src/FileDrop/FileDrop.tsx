import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { Upload } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import styles from './FileDrop.module.css';
import { sortFiles, type FileRejection } from './sort-files.ts';
import { useLabels } from '../environment/labels.ts';

export interface FileDropLabels {
  /** Label of the button, followed by `drop`. */
  readonly choose: ReactNode;
  readonly drop: ReactNode;
  /** Replaces the label while files are dragged over the zone. */
  readonly release: ReactNode;
}

export interface FileDropProps extends FieldControlProps {
  /** Accepted types, as in the `accept` attribute: `['image/*', '.pdf']`. @defaultValue all types */
  readonly accept?: readonly string[] | undefined;
  readonly multiple?: boolean | undefined;
  /** Maximum size of a file in bytes. */
  readonly maxBytes?: number | undefined;
  /** Called with the accepted files, if there are any. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Called with the rejected files and the reasons. */
  readonly onReject?: ((rejections: readonly FileRejection[]) => void) | undefined;
  /** Help text below the label, such as the accepted types and sizes. */
  readonly hint?: ReactNode;
  readonly labels?: Partial<FileDropLabels> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const english: FileDropLabels = { choose: 'Choose files', drop: 'or drop them here', release: 'Drop to add' };

const everyType: readonly string[] = [];

/** Accepts files by drag and drop or from the file dialog. The whole zone is a button. */
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
  const words = useLabels(english, labels);
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
    // `dragleave` also fires when the pointer moves onto a child.
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
            // Selecting the same file again must fire `change`.
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
