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
import { textChange, withPlainLineEnds } from './external-change.ts';
import { theme } from './theme.ts';

/** How long after Escape the Tab key leaves the editor wherever the cursor is, milliseconds; any other key ends it. */
const leavingTime = 10 * 60_000;

/** The bindings of the library that belong to the page: it saves, submits and comments by other means. */
const ofThePage = new Set(['Mod-Enter', 'Mod-Alt-\\', 'Escape']);

/**
 * What keys do while writing. Tab is none of them: it goes to the next control of the page. An editor that takes Tab
 * in some places gives it back after Escape.
 */
export const editingKeys: readonly KeyBinding[] = [
  {
    key: 'Escape',
    run: (view) => {
      view.setTabFocusMode(leavingTime);
      // Taken, or the library would set a time of its own. A dialog around the editor hears of the press before.
      return true;
    },
  },
  ...defaultKeymap.filter(({ key }) => key === undefined || !ofThePage.has(key)),
];

export interface CodeEditorSetup {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** What never changes while the editor is shown. */
  readonly extensions: Extension;
  /** What may change, such as the names of the editor; keep it the same while it means the same. */
  readonly settings: Extension;
  /** What is selected at first. @default the start of the text */
  readonly selection?: EditorSelection | undefined;
}

/** On changes that come from the form, which knows them already. */
const fromOutside = Annotation.define<true>();

/**
 * An editor in an element, bound to a text. It keeps no history: the form has one, over all of its fields. A text that
 * changes elsewhere changes here as little as it can, so that cursor and scroll position stay.
 */
export function useCodeEditor(setup: CodeEditorSetup): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | null;
} {
  const { value, onChange, onBlur, extensions, settings, selection } = setup;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [changeable] = useState(() => new Compartment());
  /** The text as the form last had it, or was last told. */
  const known = useRef(value);

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
    if (!view || value === known.current) return;
    known.current = value;
    const change = textChange(view.state.doc.toString(), withPlainLineEnds(value));
    if (change) {
      view.dispatch({ changes: change, annotations: fromOutside.of(true), scrollIntoView: view.hasFocus });
    }
  }, [value, view]);

  return { host, view };
}
