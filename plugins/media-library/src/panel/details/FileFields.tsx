import { FormElement, TextAreaField, TextField, useFieldError } from '@admin/shell';
import { Button } from '@admin/ui';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { FocalPoint, UploadedFile } from '../../file-schemas.ts';
import { kindOf, type PictureFile } from '../files/file-facts.ts';
import { FilePicture } from '../files/FilePicture.tsx';
import { pointAt, steppedPoint } from '../files/focal-point.ts';
import { FolderSelect } from '../folders/FolderSelect.tsx';
import { fileMessages } from './messages.ts';
import fileDetailsStyles from './FileDetails.module.css';
import styles from './FileFields.module.css';

/** The fields of the metadata. */
export function FileFields({
  id,
  file,
  mayUpdate,
}: {
  readonly id: string;
  readonly file: UploadedFile;
  readonly mayUpdate: boolean;
}) {
  const intl = useIntl();
  const isPicture = kindOf(file) === 'images';
  return (
    <FormElement className={fileDetailsStyles['fields']} id={id}>
      <TextField disabled={!mayUpdate} label={fileMessages.name} name="name" required />
      {isPicture && (
        <TextAreaField
          disabled={!mayUpdate}
          hint={intl.formatMessage(fileMessages.alternativeTextHint)}
          label={fileMessages.alternativeText}
          name="alternativeText"
        />
      )}
      <TextField disabled={!mayUpdate} label={fileMessages.caption} name="caption" />
      <FolderField disabled={!mayUpdate} />
    </FormElement>
  );
}

function FolderField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const { input } = useField<number | null>('folder', { subscription: { value: true }, allowNull: true });
  return (
    <FolderSelect
      disabled={disabled}
      error={useFieldError('folder')}
      label={intl.formatMessage(fileMessages.folder)}
      name="folder"
      onChange={input.onChange}
      value={input.value}
    />
  );
}

/** The focal point field of the form; it is saved with the others. */
export function FocalPointField({ file }: { readonly file: UploadedFile }) {
  const { input } = useField<FocalPoint | null>('focalPoint', {
    subscription: { value: true },
    allowNull: true,
  });
  return <FocalPointPicker file={file} onChange={input.onChange} value={input.value} />;
}

interface FocalPointPickerProps {
  readonly file: PictureFile;
  readonly value: FocalPoint | null;
  readonly onChange: (point: FocalPoint | null) => void;
}

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** A picture with its focal point, which the pointer and the arrow keys move. */
function FocalPointPicker({ file, value, onChange }: FocalPointPickerProps) {
  const intl = useIntl();
  const area = useRef<HTMLButtonElement>(null);
  const { x, y } = value ?? middle;
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const words = intl.formatMessage(fileMessages.focalPointAt, { x: percent(x), y: percent(y) });
  const point = (event: { readonly clientX: number; readonly clientY: number }): void => {
    // The picture may be narrower than its container.
    const picture = area.current?.querySelector('img') ?? area.current;
    if (picture) onChange(pointAt(event, picture.getBoundingClientRect()));
  };
  return (
    <div className={styles.picker}>
      <button
        aria-label={`${intl.formatMessage(fileMessages.focalPoint)}: ${words}`}
        className={styles.area}
        onKeyDown={(event) => {
          const next = steppedPoint(value, event.key, event.shiftKey);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
        ref={area}
        type="button"
      >
        <span className={styles.picture}>
          <FilePicture file={file} fit="contain" width={640} />
          <span
            className={styles.point}
            style={{ insetInlineStart: 'auto', left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        </span>
      </button>
      <p className={styles.words}>
        {value === null ? (
          intl.formatMessage(fileMessages.focalPointHint)
        ) : (
          <>
            <span>
              {intl.formatMessage(fileMessages.focalPoint)}: {words}
            </span>
            <Button onClick={() => onChange(null)} size="small" variant="ghost">
              {intl.formatMessage(fileMessages.focalPointClear)}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
