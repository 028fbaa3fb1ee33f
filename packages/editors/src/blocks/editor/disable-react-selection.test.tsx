import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { disableReactSelection } from './disable-react-selection.ts';

/** jsdom focuses editable texts only with a tab index. */
const focusable = { tabIndex: 0 } as const;

/** Renders a focused editable text beside a paragraph, and returns the reads of its words during another render. */
function readsDuringRender(prepare: (text: HTMLElement) => void): number {
  const page = (words: string) => (
    <>
      <div contentEditable data-testid="text" suppressContentEditableWarning {...focusable}>
        Clocks and looms
      </div>
      <p>{words}</p>
    </>
  );
  const { rerender } = render(page('before'));
  const text = screen.getByTestId('text');
  const { firstChild } = text;
  if (!firstChild) throw new Error('The text is empty.');
  // jsdom has no `contentEditable`; browsers return the attribute.
  Object.defineProperty(text, 'contentEditable', { configurable: true, get: () => 'true' });
  prepare(text);
  text.focus();
  document.getSelection()?.collapse(firstChild, 3);
  const { nodeValue } = firstChild;
  let reads = 0;
  Object.defineProperty(firstChild, 'nodeValue', {
    configurable: true,
    get() {
      reads += 1;
      return nodeValue;
    },
  });
  rerender(page('after'));
  return reads;
}

it('prevents React from reading an editable text that has the focus', () => {
  expect(readsDuringRender(disableReactSelection)).toBe(0);
});

it('is required as long as React reads an editable text that has the focus', () => {
  expect(readsDuringRender(() => undefined)).toBeGreaterThan(0);
});
