import { useFieldControl } from '@admin/ui';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  Editable,
  ReactEditor,
  useSlateStatic,
  type RenderChunkProps,
  type RenderPlaceholderProps,
} from 'slate-react';
import type { BlockPosition } from '../commands/change-blocks.ts';
import { BlockElementView } from '../elements/BlockElementView.tsx';
import elementStyles from '../elements/Elements.module.css';
import { LeafView } from '../elements/TextViews.tsx';
import styles from './DocumentEditor.module.css';
import { useBlocks } from '../blocks-context.ts';
import { blocksMessages } from '../messages.ts';
import {
  preserveSelection,
  moveCursorToPointer,
  syncSelection,
  restoreCursor,
} from '../commands/selection.ts';
import { pressKey } from '../commands/keys.ts';
import { scrollIntoArea } from './scroll-into-area.ts';
import { disableReactSelection } from './disable-react-selection.ts';

/** Blocks far out of sight are neither laid out nor painted. */
function Chunk({ attributes, children, lowest }: RenderChunkProps) {
  return (
    <div {...attributes} className={lowest ? elementStyles['chunk'] : undefined}>
      {children}
    </div>
  );
}

function Placeholder({ attributes, children }: RenderPlaceholderProps) {
  // Where what is written will stand, behind the padding of the text; the library would have it at the edge.
  const style = { ...attributes.style, top: 'var(--space-4)', width: 'auto', opacity: 1 };
  return (
    <span {...attributes} className={styles['placeholder']} style={style}>
      {children}
    </span>
  );
}

const fullHeight = { minHeight: '100%' } as const;

const renderElement = (props: Parameters<typeof BlockElementView>[0]) => <BlockElementView {...props} />;
const renderLeaf = (props: Parameters<typeof LeafView>[0]) => <LeafView {...props} />;
const renderChunk = (props: RenderChunkProps) => <Chunk {...props} />;
const renderPlaceholder = (props: RenderPlaceholderProps) => <Placeholder {...props} />;

export interface BlocksTextProps {
  readonly placeholder: string | undefined;
  readonly onBlur: () => void;
  /** Ids of further words that describe the text. */
  readonly describedBy: string;
  readonly onMoved: (position: BlockPosition) => void;
  /** Takes a press before the text does. @returns whether it did */
  readonly onPress: (event: React.KeyboardEvent) => boolean;
  /** For the menu that is open beside the text. */
  readonly menu: { readonly controls: string; readonly active: string | undefined } | undefined;
}

/** The text itself: a multiline text field to those who do not see it. */
export function BlocksText({ placeholder, onBlur, describedBy, onMoved, onPress, menu }: BlocksTextProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { disabled, editLink } = useBlocks();
  const isReleased = useRef(false);
  const isPressed = useRef(false);
  // Also for what is spoken or chosen on a keyboard on the screen. A new function would make the text forget its cursor.
  const beforeInput = useCallback(() => preserveSelection(editor), [editor]);
  const { name, disabled: _, ...control } = useFieldControl({ 'aria-describedby': describedBy });
  // What is only looked at is a text field as well; the editor itself would not say so.
  const field = { ...control, role: 'textbox', 'aria-multiline': true } as const;
  return (
    <Editable
      {...field}
      aria-activedescendant={menu?.active}
      aria-autocomplete={menu ? 'list' : undefined}
      aria-controls={menu?.controls}
      aria-readonly={disabled || undefined}
      className={styles['text']}
      data-name={name}
      onBlur={onBlur}
      onClick={(event) => {
        if (!disabled && ReactEditor.hasEditableTarget(editor, event.target))
          moveCursorToPointer(editor, event);
      }}
      onDOMBeforeInput={beforeInput}
      onFocus={({ target }) => {
        isReleased.current = false;
        // A layer that closes returns the focus, and the browser then puts the cursor at the start of the text. A
        // pointer puts it where it is pressed.
        if (!disabled && !isPressed.current && ReactEditor.hasEditableTarget(editor, target))
          restoreCursor(editor);
      }}
      onKeyDown={(event) => {
        // The controls of a block have keys of their own.
        if (!ReactEditor.hasEditableTarget(editor, event.target)) return undefined;
        if (!disabled) preserveSelection(editor);
        if (onPress(event)) {
          event.preventDefault();
          return true;
        }
        if (!event.nativeEvent.isComposing) syncSelection(editor);
        if (event.key === 'Escape') isReleased.current = true;
        const isTaken =
          !disabled &&
          !event.nativeEvent.isComposing &&
          pressKey(editor, event, { isReleased: isReleased.current, onLink: editLink, onMoved });
        if (event.key !== 'Escape' && event.key !== 'Tab' && event.key !== 'Shift')
          isReleased.current = false;
        if (isTaken) event.preventDefault();
        // The form takes back what was done in any of its fields.
        const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
        return isTaken || isUndo ? true : undefined;
      }}
      onMouseDown={() => {
        isPressed.current = true;
        // The focus follows within the same press.
        requestAnimationFrame(() => (isPressed.current = false));
      }}
      placeholder={placeholder ?? intl.formatMessage(blocksMessages.placeholder)}
      readOnly={disabled}
      ref={disableReactSelection}
      renderChunk={renderChunk}
      renderElement={renderElement}
      renderLeaf={renderLeaf}
      renderPlaceholder={renderPlaceholder}
      scrollSelectionIntoView={scrollIntoArea}
      spellCheck
      // As high as its place, so that all of that can be pressed. The library would have it as high as the placeholder.
      style={fullHeight}
      // What is only looked at can still be longer than its place: it takes the focus to be scrolled and read.
      tabIndex={0}
    />
  );
}
