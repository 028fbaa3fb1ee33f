import { defaultKeymap } from '@codemirror/commands';
import {
  Annotation,
  Compartment,
  EditorState,
  type EditorSelection,
  type Extension,
} from '@codemirror/state';
import { keymap, type KeyBinding } from '@codemirror/view';
import { EditorView } from 'codemirror';
import { getNonce } from 'get-nonce';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { textChange, normalizeLineEndings } from './external-change.ts';
import { theme } from './theme.ts';

/** Milliseconds after Escape in which the Tab key leaves the editor; any other key ends the period. */
const leavingTime = 10 * 60_000;

/** Key bindings of the library that conflict with those of the page. */
const pageKeys = new Set(['Mod-Enter', 'Mod-Alt-\\', 'Escape']);

/**
 * Key bindings while typing. Tab moves to the next control of the page; an editor that handles Tab in lists or tables
 * releases it after Escape.
 */
export const editingKeys: readonly KeyBinding[] = [
  {
    key: 'Escape',
    run: (view) => {
      view.setTabFocusMode(leavingTime);
      // Handled, or the library would set a shorter time. A surrounding dialog receives the key first.
      return true;
    },
  },
  ...defaultKeymap.filter(({ key }) => key === undefined || !pageKeys.has(key)),
];

export interface CodeEditorSetup {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** Extensions that never change while the editor is mounted. */
  readonly extensions: Extension;
  /** Extensions that can change, such as the accessible name; memoize them. */
  readonly settings: Extension;
  /** The initial selection. @default the start of the text */
  readonly selection?: EditorSelection | undefined;
}

/** Marks transactions that apply a value of the form, which must not be reported back. */
const fromOutside = Annotation.define<true>();

/**
 * Mounts an editor in an element and binds it to a text.
 *
 * It has no history, because the form handles undo for all of its fields. A new text is applied as the smallest change,
 * so that cursor and scroll position stay.
 */
export function useCodeEditor(setup: CodeEditorSetup): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | null;
} {
  const { value, onChange, onBlur, extensions, settings, selection } = setup;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [changeable] = useState(() => new Compartment());
  /** The last text that the form provided or received. */
  const known = useRef(value);
  /** The last value of the form that was compared with the text. */
  const compared = useRef(value);

  const report = useEffectEvent((text: string) => {
    known.current = text;
    onChange(text);
  });
  const leave = useEffectEvent(() => onBlur());
  const initialState = useEffectEvent(() =>
    EditorState.create({
      doc: value,
      ...(selection && selection.main.to <= value.length ? { selection } : {}),
      extensions: [
        changeable.of(settings),
        extensions,
        theme,
        keymap.of(editingKeys),
        EditorView.cspNonce.of(getNonce() ?? ''),
        EditorView.domEventHandlers({ blur: () => leave() }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (!docChanged || transactions.some((taken) => taken.annotation(fromOutside))) return;
          report(state.doc.toString());
        }),
      ],
    }),
  );

  useEffect(() => {
    if (!host.current) return undefined;
    const created = new EditorView({ parent: host.current, state: initialState() });
    setView(created);
    return () => {
      created.destroy();
      setView(null);
    };
  }, []);

  useEffect(() => {
    view?.dispatch({ effects: changeable.reconfigure(settings) });
  }, [changeable, settings, view]);

  useEffect(() => {
    // The view is there before its effects: text that was typed meanwhile is newer than the same value.
    if (!view || value === compared.current) return;
    compared.current = value;
    if (value === known.current) return;
    known.current = value;
    const change = textChange(view.state.doc.toString(), normalizeLineEndings(value));
    if (change) {
      view.dispatch({ changes: change, annotations: fromOutside.of(true), scrollIntoView: view.hasFocus });
    }
  }, [value, view]);

  return { host, view };
}
