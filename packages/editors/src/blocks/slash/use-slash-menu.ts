import { useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { useBlocks } from '../blocks-context.ts';
import { useBlockOffers, type BlockOffer } from '../toolbar/use-block-offers.ts';
import { removeSlash, slashQuery } from './slash-query.ts';

/** The menu behind a slash, as the text and the menu itself need it. */
export interface OpenSlashMenu {
  readonly id: string;
  readonly offers: readonly BlockOffer[];
  readonly active: number;
  readonly choose: (offer: BlockOffer) => void;
}

export interface SlashMenuState {
  /** Undefined while it is closed. */
  readonly menu: OpenSlashMenu | undefined;
  /** Takes a press that is meant for the menu. @returns whether it was */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Closes the menu, as the text is left. */
  readonly leave: () => void;
}

/** Whether an offer is found by what was typed. */
function fits({ label, keywords }: BlockOffer, query: string, locale: string): boolean {
  const words = query.trim().toLocaleLowerCase(locale);
  return `${label} ${keywords}`.toLocaleLowerCase(locale).includes(words);
}

/** Opens a menu of the kinds of blocks behind a slash at the start of a paragraph, and closes it with that. */
export function useSlashMenu(locale: string): SlashMenuState {
  const editor = useSlateStatic();
  const id = useId();
  const { disabled } = useBlocks();
  const all = useBlockOffers();
  const query = useSlateSelector(slashQuery);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [marked, setMarked] = useState({ query: '', index: 0 });
  const offers = useMemo(
    () => (query === undefined ? [] : all.filter((offer) => fits(offer, query, locale))),
    [all, query, locale],
  );
  const isOpen =
    query !== undefined &&
    !disabled &&
    offers.length > 0 &&
    (dismissed === null || !query.startsWith(dismissed));
  if (query === undefined && dismissed !== null) setDismissed(null);
  const active = marked.query === query ? Math.min(marked.index, offers.length - 1) : 0;

  const leave = () => {
    if (isOpen) setDismissed(query);
  };
  const choose = (offer: BlockOffer) => {
    // The words behind the slash stay in the text when a plugin fails to create its block.
    if (!offer.choose(() => removeSlash(editor))) leave();
  };

  const dismiss = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leave();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Before a dialog round the text hears of it, which would close with the menu.
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [isOpen]);

  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      setMarked({ query, index: (active + step + offers.length) % offers.length });
      return true;
    }
    const chosen = offers[active];
    if ((event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey || !chosen) return false;
    choose(chosen);
    return true;
  };
  return { menu: isOpen ? { id, offers, active, choose } : undefined, press, leave };
}
