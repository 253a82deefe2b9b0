import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, stepping with the minute; the server's own at first, so that hydration agrees with it. */
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
