import { Link, useLoaderData } from "react-router";
import { href } from "#shared/routes.ts";
import { Questions } from "#client/content/questions.tsx";
import { homeCopy } from "./copy.ts";
import { Firms } from "./firms.tsx";
import { Hero } from "./hero.tsx";
import { WhenThere } from "#client/ui/later.tsx";
import type { HomeData, HomeLists } from "./loader.server.ts";
import { Products } from "./products.tsx";
import { Steps } from "./steps.tsx";
import { Trust } from "./trust.tsx";

/** The way to a quote first, then why one can rely on it. */
export function Page() {
  const data = useLoaderData<HomeData>();
  return (
    <WhenThere value={data.lists} fallback={<Home data={data} lists={noLists} />}>
      {(lists) => <Home data={data} lists={lists} />}
    </WhenThere>
  );
}

const noLists: HomeLists = { starts: [], firms: [], facts: [], questions: [] };

function Home({ data, lists }: { data: HomeData; lists: HomeLists }) {
  const { insurance, groups, requests } = data;
  const { starts, firms, facts, questions } = lists;
  return (
    <>
      <Hero starts={starts} firms={firms} facts={facts} />
      <div className="page flex flex-col gap-16 py-12 desktop:gap-20 desktop:py-16">
        <Steps />
        <Products groups={groups} requests={requests} />
        <Trust />
        <Firms firms={firms} insurance={insurance} />
        {questions.length === 0 ? null : (
          <div className="mx-auto w-full max-w-[46rem]">
            <Questions questions={questions} title={homeCopy.questions} />
            <p className="mt-4">
              <Link to={href("faq")} className="link">
                {homeCopy.allQuestions}
              </Link>
            </p>
          </div>
        )}
      </div>
    </>
  );
}
