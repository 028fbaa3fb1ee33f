import { cloneElement, useCallback, type ReactElement, type Ref, type RefCallback } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: readonly unknown[]) => unknown;

const isHandlerName = (name: string): boolean => /^on[A-Z]/.test(name);

/** Returns the props of an element with further ones. Its own take precedence; event handlers of both are called. */
function merged(own: Props, further: Props): Props {
  const result: Record<string, unknown> = { ...further, ...own };
  for (const [name, value] of Object.entries(further)) {
    const ownHandler = own[name];
    if (!isHandlerName(name) || typeof ownHandler !== 'function' || typeof value !== 'function') continue;
    result[name] = (...args: readonly unknown[]) => {
      const returned = (ownHandler as Handler)(...args);
      (value as Handler)(...args);
      return returned;
    };
  }
  return result;
}

/** Sets a ref. @returns its cleanup, if it has one */
function setRef<T>(ref: Ref<T> | undefined, value: T | null): (() => void) | undefined {
  if (typeof ref !== 'function') {
    if (ref) ref.current = value;
    return undefined;
  }
  const cleanUp = ref(value);
  return typeof cleanUp === 'function' ? cleanUp : undefined;
}

/**
 * Returns an element with further props and a further ref, as `Slot` of Radix does, but without components around it.
 * @param ref stable
 */
export function useExtendedElement<T>(
  element: ReactElement,
  props: Props,
  ref: RefCallback<T>,
): ReactElement {
  const own = element.props as Props & { readonly ref?: Ref<T> };
  const ownRef = own.ref;
  const both = useCallback(
    (value: T | null) => {
      const cleanUp = setRef(ownRef, value);
      ref(value);
      return () => {
        if (cleanUp) cleanUp();
        else setRef(ownRef, null);
        ref(null);
      };
    },
    [ownRef, ref],
  );
  return cloneElement(element as ReactElement<Props>, { ...merged(own, props), ref: ownRef ? both : ref });
}
