import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  BorrowedTrigger,
  lateCode,
  LateLayer,
  OpenedLayer,
  useExtendedElement,
  useLateTrigger,
  type LateCode,
  type LateTrigger,
} from './index.ts';

type Layer = ComponentType<{ readonly trigger: LateTrigger }>;

/** Code that is loaded when the test says so. */
function deferred<T>(code: T) {
  let finish: (error?: Error) => void = () => undefined;
  const fetch = vi.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        finish = (error) => (error ? reject(error) : resolve(code));
      }),
  );
  const end = (error?: Error) =>
    act(async () => {
      finish(error);
      await Promise.resolve();
    });
  return { fetch, end, late: lateCode(fetch) };
}

const wokenBy = ['onPointerMove', 'onPointerDown', 'onFocus'] as const;

function Page({ code }: { readonly code: LateCode<Layer> }) {
  const trigger = useLateTrigger({ isNeeded: false, wokenBy, load: code.load });
  return (
    <>
      {useExtendedElement(<button type="button">Actions</button>, trigger.props, trigger.ref)}
      <button type="button">Elsewhere</button>
      {trigger.element && <LateLayer code={code} props={{ trigger }} />}
    </>
  );
}

function pressable() {
  const onPress = vi.fn();
  const code = deferred<Layer>(({ trigger }) => (
    <BorrowedTrigger onPointerDown={onPress} trigger={trigger} />
  ));
  return { onPress, ...code };
}

describe('a layer whose code is not loaded', () => {
  it('loads it once, when its trigger is hovered', async () => {
    const { fetch, end, late } = pressable();
    render(<Page code={late} />);
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByText('Actions'));
    await userEvent.click(screen.getByText('Actions'));
    expect(fetch).toHaveBeenCalledTimes(1);
    await end();
  });

  it('receives the press when it is loaded, though the pointer has left', async () => {
    const { onPress, end, late } = pressable();
    render(<Page code={late} />);
    await userEvent.click(screen.getByText('Actions'));
    await userEvent.unhover(screen.getByText('Actions'));
    expect(onPress).not.toHaveBeenCalled();
    await end();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('ignores a press that was followed by one on another control', async () => {
    const { onPress, end, late } = pressable();
    render(<Page code={late} />);
    await userEvent.click(screen.getByText('Actions'));
    await userEvent.click(screen.getByText('Elsewhere'));
    await end();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('is loaded again by the next press after a failure', async () => {
    const { onPress, end, fetch, late } = pressable();
    render(<Page code={late} />);
    await userEvent.click(screen.getByText('Actions'));
    await end(new Error('offline'));
    await userEvent.click(screen.getByText('Actions'));
    expect(fetch).toHaveBeenCalledTimes(2);
    await end();
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('a layer without a trigger', () => {
  const dialog = (code: LateCode<ComponentType>, open: boolean) => (
    <OpenedLayer code={code} open={open} props={{}} />
  );

  it('is rendered once it has been opened, and stays while it closes', async () => {
    const { fetch, end, late } = deferred<ComponentType>(() => <p>Question</p>);
    const { rerender } = render(dialog(late, false));
    expect(fetch).not.toHaveBeenCalled();
    rerender(dialog(late, true));
    await end();
    expect(screen.getByText('Question')).toBeInTheDocument();
    rerender(dialog(late, false));
    expect(screen.getByText('Question')).toBeInTheDocument();
  });
});
