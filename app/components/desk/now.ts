import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The current time, updated every minute. Starts with the server's time, so that hydration finds no difference. */
export function useNow(atLoad: number): number {
  const [now, setNow] = useState(atLoad);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(step, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const step = () => {
      setNow(Date.now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
