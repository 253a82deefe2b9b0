import type { LaunchExhibit } from "#app/content/services/exhibit.ts";
import { percent } from "#app/lib/fractions.ts";

type LaunchDrawingProps = LaunchExhibit & { label: string };

/** Draws the launch time on each phone as a bar, on an axis of seconds that ends at the limit. */
export function LaunchDrawing({ label, limit, phones }: LaunchDrawingProps) {
  const ticks = Array.from({ length: limit.seconds + 1 }, (_, second) => second);
  return (
    <figure className="scaled limited">
      <figcaption className="sr-only">{label}</figcaption>
      <ul className="scaled-rows">
        {phones.map(({ name, seconds, text }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p className="remark">{text}</p>
            </div>
            <div className="track">
              <span className="bar painted" style={{ "--share": percent(seconds / limit.seconds) }}>
                <b>{seconds} s</b>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className="scaled-axis" aria-hidden="true">
        <div>
          {ticks.map((second) => (
            <span key={second} style={{ left: percent(second / limit.seconds) }}>
              {second === limit.seconds ? <b>{`${limit.label}, ${second} s`}</b> : second}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
