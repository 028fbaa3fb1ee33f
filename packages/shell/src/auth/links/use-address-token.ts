import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

function storedIn(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null || !(name in state)) return null;
  const stored: unknown = state[name as keyof typeof state];
  return typeof stored === 'string' ? stored : null;
}

/**
 * Returns a one-time token of the address and removes it from there, so that it is not bookmarked, shared or read by
 * others. The history entry keeps the token for a reload. Null if the link has none.
 */
export function useAddressToken(name: string): string | null {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const [search] = useSearchParams();
  const given = search.get(name);

  useEffect(() => {
    if (!given) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: { [name]: given } });
  }, [given, name, navigate, pathname, search]);

  return given === null ? storedIn(location.state, name) : given || null;
}
