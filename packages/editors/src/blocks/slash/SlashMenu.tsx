import { Icon } from '@admin/ui';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { blocksMessages } from '../messages.ts';
import type { BlockOption } from '../toolbar/use-block-options.ts';
import { slashOptionId } from './use-slash-menu.ts';
import styles from './SlashMenu.module.css';

/** Pixels between the current line and the menu. */
const gap = 6;

export interface SlashMenuProps {
  readonly id: string;
  readonly options: readonly BlockOption[];
  /** The index of the option that Enter chooses. */
  readonly active: number;
  readonly onChoose: (option: BlockOption) => void;
}

/** The block kinds that match the query after a slash, below the current line. */
export function SlashMenu({ id, options, active, onChoose }: SlashMenuProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  // On every render, because the line moves and the number of options changes.
  const settle = (menu: HTMLDivElement | null) => {
    if (!menu || !editor.selection) return;
    const box = menu.getBoundingClientRect();
    const line = ReactEditor.toDOMRange(editor, editor.selection).getBoundingClientRect();
    const isAbove = line.bottom + gap + box.height > window.innerHeight && line.top > box.height;
    menu.style.top = `${isAbove ? line.top - gap - box.height : line.bottom + gap}px`;
    menu.style.left = `${Math.max(gap, Math.min(line.left, window.innerWidth - box.width - gap))}px`;
    menu.children[active]?.scrollIntoView({ block: 'nearest' });
  };
  // The focus stays in the text, which references the active option.
  const list = { role: 'listbox', 'aria-label': intl.formatMessage(blocksMessages.slash), tabIndex: 0 };
  const optionProps = (option: BlockOption, index: number) => ({
    role: 'option',
    'aria-selected': index === active,
    id: slashOptionId(id, option),
    onMouseDown: (event: MouseEvent) => {
      // The cursor stays in the text.
      event.preventDefault();
      onChoose(option);
    },
  });
  return (
    <div {...list} className={styles['menu']} id={id} ref={settle}>
      {options.map((option, index) => (
        <div
          className={styles['option']}
          key={option.id}
          ref={option.elementRef}
          {...optionProps(option, index)}
        >
          <Icon icon={option.icon} tone="muted" />
          {option.label}
        </div>
      ))}
    </div>
  );
}
