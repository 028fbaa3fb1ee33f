import { nameInWords, type ComponentItem } from '@admin/content-model';
import { Accordion, AccordionItem, IconButton, TextInput } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useEffect, useId, useRef, useState, useEffectEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { ComponentIcon } from './ComponentIcon.tsx';
import { itemMessages } from './messages.ts';
import styles from './ComponentPicker.module.css';

export interface ComponentPickerProps {
  /** Uids of the components to choose from. */
  readonly uids: readonly string[];
  readonly onPick: (uid: string) => void;
  readonly onClose: () => void;
  /** The heading level of the categories. */
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** The maximum number of components without a search field. */
const manyComponents = 6;

/** Asks for the component of a new item: by category, the first of which is open, or by name. */
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

  const tiles = (listed: readonly ComponentItem[]) => (
    <ul className={styles['tiles']}>
      {listed.map((component) => (
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
          {categories.map(({ name, components: listed }) => (
            <AccordionItem headingLevel={headingLevel} key={name} title={nameInWords(name)} value={name}>
              {tiles(listed)}
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </fieldset>
  );
}

/** Calls back when Escape is pressed inside an element, and stops the event from reaching its ancestors. */
function useEscape(root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      handleEscape();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [root]);
}

export interface ComponentCategory {
  readonly name: string;
  readonly components: readonly ComponentItem[];
}

/** Groups components by category, in the order of the zone. */
export function categoriesOf(components: readonly ComponentItem[]): readonly ComponentCategory[] {
  const categories = new Map<string, ComponentItem[]>();
  for (const component of components) {
    const others = categories.get(component.category);
    if (others) others.push(component);
    else categories.set(component.category, [component]);
  }
  return [...categories].map(([name, members]) => ({ name, components: members }));
}

/** Returns the components whose name or category contains every word of a search. */
export function componentsNamed(
  components: readonly ComponentItem[],
  search: string,
): readonly ComponentItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return components.filter(({ category, info }) => {
    const text = `${info.displayName} ${category}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
