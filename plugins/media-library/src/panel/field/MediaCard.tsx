import {
  MoveHandle,
  StepButtons,
  useItemDrag,
  type ArrangingOf,
  type DropSide,
} from '@admin/plugin-content-manager/arranging';
import { IconButton, Tooltip } from '@admin/ui';
import { Pencil, RefreshCw, X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useFileFacts } from '../browser/cards/FileCard.tsx';
import { kindOf } from '../files/file-facts.ts';
import { FilePicture } from '../files/FilePicture.tsx';
import { focalPosition } from '../files/focal-point.ts';
import { wholeFile, type FieldFile } from './field-files.ts';
import { fieldMessages } from './messages.ts';
import styles from './MediaField.module.css';

interface MediaCardProps extends MediaCardActions {
  readonly file: FieldFile;
  /** Path of the field. */
  readonly list: string;
  readonly isOne: boolean;
  readonly canMove: boolean;
  readonly order: ArrangingOf<readonly number[]>;
  readonly onDrop: (dragged: number, side: DropSide) => void;
  /** True if the user may change the metadata of files. */
  readonly mayDescribe: boolean;
}

const nothing = (): void => undefined;

/** A file of a media field: its picture, its facts and its actions. */
export function MediaCard(props: MediaCardProps) {
  const { list, isOne, canMove, order, onDrop, onEdit, onReplace, onRemove, mayDescribe } = props;
  const intl = useIntl();
  const file = wholeFile(props.file);
  const facts = useFileFacts(file);
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: 'file',
    list,
    itemKey: file.id,
    canDrag: canMove,
    onStart: nothing,
    onDrop,
  });
  const isGrabbed = order.grabbed === String(file.id);
  const isUndescribed = kindOf(file) === 'images' && !file.alternativeText && mayDescribe && onEdit;
  return (
    <li
      className={styles.file}
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      data-grabbed={isGrabbed || undefined}
      data-of={isOne ? 'one' : undefined}
      ref={itemRef}
    >
      {canMove && (
        <span className={styles.handle} ref={handleRef}>
          <MoveHandle arranging={order} label={file.name} name={String(file.id)} />
        </span>
      )}
      <span className={styles.frame}>
        <FilePicture file={file} position={focalPosition(file)} width={isOne ? 120 : 80} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} title={file.name}>
          {file.name}
        </bdi>
        {file.size > 0 && <span className={styles.facts}>{facts}</span>}
        {isUndescribed ? (
          <button
            aria-label={intl.formatMessage(fieldMessages.describe, { name: file.name })}
            className={styles.hint}
            onClick={onEdit}
            type="button"
          >
            {intl.formatMessage(fieldMessages.noAlternativeText)}
          </button>
        ) : (
          file.alternativeText && (
            <span className={styles.facts} dir="auto" title={file.alternativeText}>
              {file.alternativeText}
            </span>
          )
        )}
      </span>
      {isGrabbed ? (
        <StepButtons arranging={order} />
      ) : (
        <MediaCardButtons name={file.name} onEdit={onEdit} onRemove={onRemove} onReplace={onReplace} />
      )}
    </li>
  );
}

const buttons = [
  { act: 'onEdit', message: 'edit', icon: Pencil },
  { act: 'onReplace', message: 'replace', icon: RefreshCw },
  { act: 'onRemove', message: 'remove', icon: X },
] as const;

/** The actions of a file in a media field; undefined for unavailable ones. */
interface MediaCardActions {
  readonly onEdit: (() => void) | undefined;
  readonly onReplace: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** The actions of a file in a media field. */
function MediaCardButtons({ name, ...actions }: MediaCardActions & { readonly name: string }) {
  const intl = useIntl();
  return (
    <span className={styles.buttons}>
      {buttons.map(({ act, message, icon }) => {
        const run = actions[act];
        const label = intl.formatMessage(fieldMessages[message], { name });
        return (
          run && (
            <Tooltip content={label} key={act} purpose="name">
              <IconButton icon={icon} label={label} onClick={run} size="small" />
            </Tooltip>
          )
        );
      })}
    </span>
  );
}
