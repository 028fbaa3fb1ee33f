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

/** A chunk of blocks; the browser skips layout and paint of chunks that are far off screen. */
function Chunk({ attributes, children, lowest }: RenderChunkProps) {
  return (
    <div {...attributes} className={lowest ? elementStyles['chunk'] : undefined}>
      {children}
    </div>
  );
}

function Placeholder({ attributes, children }: RenderPlaceholderProps) {
  // Inside the padding of the text; the library positions it at the edge.
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
  /** Ids of further elements that describe the text. */
  readonly describedBy: string;
  readonly onMoved: (position: BlockPosition) => void;
  /** Handles a key press before the text does. @returns whether it was handled */
  readonly onPress: (event: React.KeyboardEvent) => boolean;
  /** ARIA references of the open slash menu. */
  readonly menu: { readonly controls: string; readonly active: string | undefined } | undefined;
}

/** The editable text: a multiline text field for assistive technologies. */
export function BlocksText({ placeholder, onBlur, describedBy, onMoved, onPress, menu }: BlocksTextProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { disabled, editLink, openInline, pluginMarks } = useBlocks();
  const isReleased = useRef(false);
  const isPressed = useRef(false);
  // Also covers dictation and on-screen keyboards. Memoized: a new function would reset the selection of the text.
  const beforeInput = useCallback(() => preserveSelection(editor), [editor]);
  const { name, disabled: _, ...control } = useFieldControl({ 'aria-describedby': describedBy });
  // Slate sets no role for a read-only editor.
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
        // A dialog that closes returns the focus, and the browser then moves the cursor to the start of the text. After
        // a pointer press the cursor is at the pointer.
        if (!disabled && !isPressed.current && ReactEditor.hasEditableTarget(editor, target))
          restoreCursor(editor);
      }}
      onKeyDown={(event) => {
        // Controls inside a block handle their own keys.
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
          pressKey(editor, event, {
            isReleased: isReleased.current,
            onLink: editLink,
            onInline: openInline,
            onMoved,
            pluginMarks,
          });
        if (event.key !== 'Escape' && event.key !== 'Tab' && event.key !== 'Shift')
          isReleased.current = false;
        if (isTaken) event.preventDefault();
        // The form handles undo for all of its fields.
        const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
        return isTaken || isUndo ? true : undefined;
      }}
      onMouseDown={() => {
        isPressed.current = true;
        // The focus event follows within the same press.
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
      // Full height, so that the whole area can be clicked. The library sets the height of the placeholder.
      style={fullHeight}
      // A read-only text can overflow: it must be focusable to be scrolled by keyboard.
      tabIndex={0}
    />
  );
}
