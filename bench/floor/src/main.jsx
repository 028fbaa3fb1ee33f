// A minimal React page with the same content: no router, styles, translations or permissions. It is the baseline of the
// panel.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './Entry.jsx';
import { List } from './List.jsx';
import { Record } from './Record.jsx';
import { SignIn } from './SignIn.jsx';

function Page() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (target) => {
    history.pushState(null, '', target);
    setPath(target);
  };
  if (path === '/sign-in') return <SignIn />;
  const [, kind, id] = /^\/(entries|records)\/(\d+)$/.exec(path) ?? [];
  if (kind === 'entries') return <Entry id={id} />;
  if (kind === 'records') return <Record id={id} />;
  return <List go={go} kind={path === '/records' ? 'records' : 'entries'} />;
}

createRoot(document.getElementById('app')).render(<Page />);
