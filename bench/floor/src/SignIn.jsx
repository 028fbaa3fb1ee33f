import { useState } from 'react';

export function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Email{' '}
        <input name="email" onChange={(event) => setEmail(event.target.value)} type="email" value={email} />
      </label>
      <label>
        Password
        <input
          name="password"
          onChange={(event) => setPassword(event.target.value)}
          type="password"
          value={password}
        />
      </label>
      <button type="submit">Login</button>
    </form>
  );
}
