import { nameInWords, type ComponentItem } from '@admin/content-model';
import { Accordion, AccordionItem, IconButton, TextInput } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../../editing/editing-context.ts';
import { ComponentIcon } from '../icons/ComponentIcon.tsx';
import { itemMessages } from '../messages.ts';
import { categoriesOf, componentsNamed } from './categories.ts';
import styles from './ComponentPicker.module.css';
import { useEscape } from './use-escape.ts';

export interface ComponentPickerProps {
  /** The components that can be picked. */
  readonly uids: readonly string[];
  readonly onPick: (uid: string) => void;
  readonly onClose: () => void;
  /** The level of the categories' headings. */
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** More components than one sees at a glance can be searched. */
const manyComponents = 6;

/** Asks which component is to be added: by category, the first of them open, or by name. */
export function ComponentPicker({ uids, onPick, onClose, headingLevel }: ComponentPickerProps) {
  const intl = useIntl();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { view } = useEditing();
  const [search, setSearch] = useState('');
  const components = uids.flatMap((uid) => view.components.get(uid) ?? []);
  const found = componentsNamed(components, search);
  const categories = categoriesOf(found);
  const isMany = components.length > manyComponents;

  useEscape(root, onClose);
  useEffect(() => {
    const first = isMany ? 'input' : '[data-component]';
    root.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isMany]);

  const tiles = (those: readonly ComponentItem[]) => (
    <ul className={styles['tiles']}>
      {those.map((component) => (
        <li key={component.uid}>
          <button
            className={styles['tile']}
            data-component={component.uid}
            onClick={() => onPick(component.uid)}
            type="button"
          >
            <ComponentIcon name={component.info.icon} />
            {component.info.displayName}
          </button>
        </li>
      ))}
    </ul>
  );

  return (
    <fieldset aria-labelledby={id} className={styles['picker']} ref={root}>
      <div className={styles['header']}>
        <p className={styles['title']} id={id}>
          {intl.formatMessage(itemMessages.pick)}
        </p>
        <IconButton icon={X} label={intl.formatMessage(itemMessages.close)} onClick={onClose} size="small" />
      </div>
      {isMany && (
        <TextInput
          aria-label={intl.formatMessage(itemMessages.search)}
          onChange={({ target }) => setSearch(target.value)}
          placeholder={intl.formatMessage(itemMessages.search)}
          value={search}
        />
      )}
      {search !== '' && (
        <div aria-live="polite">
          {found.length === 0 && (
            <p className={styles['nothing']}>{intl.formatMessage(itemMessages.nothingFound)}</p>
          )}
          {tiles(found)}
        </div>
      )}
      {search === '' && (
        <Accordion {...(categories[0] ? { defaultValue: categories[0].name } : {})}>
          {categories.map(({ name, components: those }) => (
            <AccordionItem headingLevel={headingLevel} key={name} title={nameInWords(name)} value={name}>
              {tiles(those)}
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </fieldset>
  );
}
